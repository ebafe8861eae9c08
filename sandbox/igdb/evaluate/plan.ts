import type { Comparison, Condition, Value } from "../../../apicalypse/ast.ts";
import { type Field, resolvePath } from "../schema.ts";
import type { Database, Positions } from "./database.ts";
import { compileWhere } from "./where.ts";

const INDEXED_SCALARS = new Set(["name", "slug", "uid", "game_id", "checksum", "image_id", "url"]);

/**
 * Positions among which every row that fulfils the condition is, ascending; null when only a look at all rows can tell.
 * The rows still have to be tested.
 */
export function candidatesOf(
  database: Database,
  endpoint: string,
  condition: Condition,
  strict: boolean,
): Positions | null {
  if (condition.kind === "compare") return candidatesOfComparison(database, endpoint, condition, strict);
  const parts = condition.parts.map((part) => candidatesOf(database, endpoint, part, strict));
  const known = parts.filter((part) => part !== null);
  if (condition.kind === "and") {
    return known.length === 0
      ? null
      : known.reduce((best, part) => (part.length < best.length ? part : best));
  }
  return known.length < parts.length ? null : union(known);
}

function candidatesOfComparison(
  database: Database,
  endpoint: string,
  comparison: Comparison,
  strict: boolean,
): Positions | null {
  const path = resolvePath(endpoint, comparison.path, strict);
  if (path.isDead) return [];
  const [first, ...rest] = path.fields;
  if (!first) return null;
  if (rest.length > 0) return candidatesThrough(database, endpoint, first, comparison, strict);
  const { operator, value: asked } = comparison;
  if (operator === "~" && asked.kind === "string" && first.name === "name") {
    return database.positionsOfText(endpoint, first.name, asked.value);
  }
  const wanted = operator === "=" ? wantedValues(asked) : null;
  return wanted && isIndexed(first)
    ? union(wanted.map((value) => lookUp(database, endpoint, first, value)))
    : null;
}

/** `a.b = x`: first the rows behind `a` that have it, then who points at them. */
function candidatesThrough(
  database: Database,
  endpoint: string,
  { name, target }: Field,
  comparison: Comparison,
  strict: boolean,
): Positions | null {
  // A row without the relation fulfils a negated comparison, and one with null too.
  if (!target || !isPositive(comparison)) return null;
  const inner = { ...comparison, path: comparison.path.slice(name.length + 1) };
  const rows = database.rows(target);
  const narrowed = candidatesOf(database, target, inner, strict);
  if (!narrowed && rows.length * 4 > database.rows(endpoint).length) return null;
  const test = compileWhere(database, target, weakened(inner), strict);
  const ids: number[] = [];
  for (const position of narrowed ?? rows.keys()) {
    const row = rows[position];
    if (row && test(row)) ids.push(row.id);
  }
  return union(ids.map((id) => database.positionsOf(endpoint, name, id)));
}

function isPositive({ operator, value }: Comparison): boolean {
  if (operator === "!=") return value.kind === "null";
  if (operator === "!~" || value.kind === "null") return false;
  return value.kind !== "list" || !value.items.some((item) => item.kind === "null");
}

/** `[a,b]` and `{a,b}` may be fulfilled by several related rows together; each of them has one of the values. */
function weakened(comparison: Comparison): Comparison {
  const { value } = comparison;
  return value.kind === "list" ? { ...comparison, value: { ...value, mode: "any" } } : comparison;
}

/** Values of which a matching row has at least one. */
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

function union(lists: readonly Positions[]): Positions {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const merged = new Set<number>();
  for (const list of lists) for (const position of list) merged.add(position);
  return Int32Array.from(merged).sort();
}
