import type { Condition, List, Literal, Query, Value } from "./ast.ts";
import { printCondition } from "./print-condition.ts";

/** The one form that all equal queries share: sets sorted and unique, groups flat, no `offset 0`. */
export function canonicalQuery(query: Query): Query {
  return {
    fields: sortedUnique(query.fields, (path) => path),
    exclude: sortedUnique(query.exclude, (path) => path),
    where: query.where && canonicalCondition(query.where),
    sort: query.sort && { ...query.sort },
    limit: query.limit,
    offset: query.offset === 0 ? null : query.offset,
    search: query.search,
  };
}

/** An empty group is no condition. */
function canonicalCondition(condition: Condition): Condition | null {
  if (condition.kind === "compare") return { ...condition, value: canonicalValue(condition.value) };
  const { kind } = condition;
  const parts = condition.parts.flatMap((part) => {
    const inner = canonicalCondition(part);
    if (!inner) return [];
    return inner.kind === kind ? inner.parts : [inner];
  });
  const unique = sortedUnique(parts, printCondition);
  const [first] = unique;
  return first && unique.length > 1 ? { kind, parts: unique } : (first ?? null);
}

function canonicalValue(value: Value): Value {
  if (value.kind === "list") return canonicalList(value);
  if (value.kind !== "pattern" || value.openStart || value.openEnd) return value;
  return { kind: "string", value: value.value };
}

function canonicalList(list: List): List {
  return { ...list, items: sortedUnique(list.items, literalKey) };
}

function literalKey(literal: Literal): string | number {
  if (literal.kind === "number") return literal.value;
  return literal.kind === "null" ? "null" : JSON.stringify(literal.value);
}

function sortedUnique<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return [...byKey].sort(([left], [right]) => compareKeys(left, right)).map(([, item]) => item);
}

function compareKeys(left: string | number, right: string | number): number {
  if (typeof left !== typeof right) return typeof left === "number" ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
}
