import type { Sort } from "../../../apicalypse/ast.ts";
import type { FieldPath } from "../schema.ts";
import type { Row } from "../tables.ts";
import type { Database } from "./database.ts";
import { valuesAt } from "./values.ts";

const MAX_KEPT_ORDERS = 16;

type Direction = Sort["direction"];
type Key = number | string | null;

/** All positions of an endpoint in this order; cached. */
export function orderOf(
  database: Database,
  endpoint: string,
  path: FieldPath,
  direction: Direction,
): Int32Array {
  const name = `${endpoint} ${path.text} ${direction}`;
  const known = database.orders.get(name);
  if (known) return known;
  const rows = database.rows(endpoint);
  const keys = rows.map((row) => sortKey(database, row, path, direction));
  const order = Int32Array.from(rows.keys()).sort(
    (left, right) =>
      compareKeys(keys[left] ?? null, keys[right] ?? null, direction) ||
      (rows[left]?.id ?? 0) - (rows[right]?.id ?? 0),
  );
  const [oldest] = database.orders.keys();
  if (database.orders.size >= MAX_KEPT_ORDERS && oldest) database.orders.delete(oldest);
  database.orders.set(name, order);
  return order;
}

export function sortRows(database: Database, rows: Row[], path: FieldPath, direction: Direction): Row[] {
  return rows
    .map((row) => ({ row, key: sortKey(database, row, path, direction) }))
    .sort((left, right) => compareKeys(left.key, right.key, direction) || left.row.id - right.row.id)
    .map(({ row }) => row);
}

function sortKey(database: Database, row: Row, path: FieldPath, direction: Direction): Key {
  let best: Key = null;
  for (const value of valuesAt(database, row, path.fields)) {
    const key = typeof value === "boolean" ? Number(value) : value;
    if (typeof key !== "number" && typeof key !== "string") continue;
    if (best === null || compareKeys(key, best, direction) < 0) best = key;
  }
  return best;
}

/** Missing values come last in both directions. */
function compareKeys(left: Key, right: Key, direction: Direction): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  const ascending = left < right ? -1 : 1;
  return direction === "asc" ? ascending : -ascending;
}
