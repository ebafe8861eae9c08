import type { Comparison, Condition, Value } from "../../../apicalypse/ast.ts";
import { type Field, resolvePath } from "../schema.ts";
import type { Database, Positions } from "./database.ts";
import { compileWhere } from "./where.ts";

const INDEXED_SCALARS = new Set(["name", "slug", "uid", "game_id", "checksum", "image_id", "url"]);

/** For so few candidates, further indexes are not worth their cost. */
const FEW = 1000;
/** Above this share of the rows, a full scan is as fast. */
const MOST = 1 / 4;

/** Lists of positions; not merged, because most are discarded for a shorter one. */
type Lists = readonly Positions[];
type Scope = { database: Database; endpoint: string; strict: boolean };

/** Ascending positions that include every matching row; null for a full scan. The rows still have to be tested. */
export function candidatesOf(
  database: Database,
  endpoint: string,
  condition: Condition,
  strict: boolean,
): Positions | null {
  const lists = listsOf({ database, endpoint, strict }, condition);
  return lists && sizeOf(lists) <= Math.max(FEW, database.rows(endpoint).length * MOST) ? merge(lists) : null;
}

function listsOf(scope: Scope, condition: Condition): Lists | null {
  if (condition.kind === "compare") return listsOfComparison(scope, condition);
  if (condition.kind === "and") return shortestOf(scope, condition.parts);
  const lists: Positions[] = [];
  for (const part of condition.parts) {
    const found = listsOf(scope, part);
    if (!found) return null;
    for (const list of found) lists.push(list);
  }
  return lists;
}

function shortestOf(scope: Scope, parts: readonly Condition[]): Lists | null {
  const isCostly = (part: Condition) => part.kind !== "compare" || part.path.includes(".");
  let shortest: Lists | null = null;
  for (const part of parts.toSorted((left, right) => Number(isCostly(left)) - Number(isCostly(right)))) {
    if (shortest && isCostly(part) && sizeOf(shortest) <= FEW) break;
    const found = listsOf(scope, part);
    if (found && (!shortest || sizeOf(found) < sizeOf(shortest))) shortest = found;
  }
  return shortest;
}

function listsOfComparison(scope: Scope, comparison: Comparison): Lists | null {
  const { database, endpoint, strict } = scope;
  const path = resolvePath(endpoint, comparison.path, strict);
  if (path.isRemoved) return [];
  const [first, ...rest] = path.fields;
  if (!first) return null;
  if (rest.length > 0) return listsThrough(scope, first, comparison);
  const { operator, value: expected } = comparison;
  if (operator === "~" && expected.kind === "string" && first.name === "name") {
    return [database.positionsOfText(endpoint, first.name, expected.value)];
  }
  const wanted = operator === "=" ? wantedValues(expected) : null;
  return wanted && isIndexed(first) ? wanted.map((value) => lookUp(database, endpoint, first, value)) : null;
}

/** `a.b = x`: finds the related rows first, then the rows that refer to them. */
function listsThrough(
  { database, endpoint, strict }: Scope,
  { name, target }: Field,
  comparison: Comparison,
): Lists | null {
  // Rows without the relation match negated comparisons and null.
  if (!target || !isPositive(comparison)) return null;
  const inner = weakened({ ...comparison, path: comparison.path.slice(name.length + 1) });
  const rows = database.rows(target);
  const narrowed = candidatesOf(database, target, inner, strict);
  if ((narrowed ?? rows).length > Math.max(FEW, database.rows(endpoint).length * MOST)) return null;
  const test = compileWhere(database, target, inner, strict);
  const lists: Positions[] = [];
  for (const position of narrowed ?? rows.keys()) {
    const row = rows[position];
    if (row && test(row)) lists.push(database.positionsOf(endpoint, name, row.id));
  }
  return lists;
}

function isPositive({ operator, value }: Comparison): boolean {
  if (operator === "!=") return value.kind === "null";
  if (operator === "!~" || value.kind === "null") return false;
  return value.kind !== "list" || !value.items.some((item) => item.kind === "null");
}

/** Several related rows together may match `[a,b]` and `{a,b}`; each has one of the values. */
function weakened(comparison: Comparison): Comparison {
  const { value } = comparison;
  return value.kind === "list" ? { ...comparison, value: { ...value, mode: "any" } } : comparison;
}

/** A matching row has at least one of these values. */
function wantedValues(value: Value): unknown[] | null {
  if (value.kind === "string" || value.kind === "number") return [value.value];
  if (value.kind !== "list") return null;
  const values = value.items.flatMap((item) => (item.kind === "null" ? [] : [item.value]));
  return values.length === value.items.length ? values : null;
}

function isIndexed({ name, target }: Field): boolean {
  return name === "id" || target !== null || INDEXED_SCALARS.has(name);
}

function lookUp(database: Database, endpoint: string, { name }: Field, value: unknown): Positions {
  if (name !== "id") return database.positionsOf(endpoint, name, value);
  const position = typeof value === "number" ? database.position(endpoint, value) : undefined;
  return position === undefined ? [] : [position];
}

function sizeOf(lists: Lists): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}

function merge(lists: Lists): Positions {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const merged = new Set<number>();
  for (const list of lists) for (const position of list) merged.add(position);
  return Int32Array.from(merged).sort();
}
