import type { Condition, Query } from "../../../apicalypse/ast.ts";
import { limitTooHigh, requestTimeout, searchWithSort } from "../errors.ts";
import { DEFAULT_LIMIT, MAX_COMPARISONS, MAX_LIMIT } from "../limits.ts";
import { resolvePath } from "../schema.ts";
import type { Row } from "../tables.ts";
import type { Database, Positions } from "./database.ts";
import { orderOf, sortRows } from "./order.ts";
import { candidatesOf } from "./plan.ts";
import { compileProjection, projectRow } from "./project.ts";
import { searchPositions } from "./search.ts";
import { compileWhere, type Predicate } from "./where.ts";

/** Below this, sorting the matches is cheaper than scanning the sorted table. */
const FEW = 2000;

/** The rows of a query. @throws {IgdbError} for everything that IGDB refuses */
export function runQuery(database: Database, endpoint: string, query: Query, strict: boolean): Row[] {
  const limit = query.limit ?? DEFAULT_LIMIT;
  if (limit > MAX_LIMIT) throw limitTooHigh(limit);
  if (query.search !== null && query.sort) throw searchWithSort();
  const projection = compileProjection(endpoint, query, strict);
  const end = (query.offset ?? 0) + limit;
  const rows = selectRows(database, endpoint, query, end, strict);
  return rows.slice(query.offset ?? 0, end).map((row) => projectRow(database, row, projection));
}

/** Counts the rows of where and search; ignores `limit` and `offset`. */
export function countRows(database: Database, endpoint: string, query: Query, strict: boolean): number {
  const plain = { ...query, sort: null };
  if (!query.where && query.search === null) return database.rows(endpoint).length;
  return selectRows(database, endpoint, plain, Number.POSITIVE_INFINITY, strict).length;
}

function selectRows(database: Database, endpoint: string, query: Query, end: number, strict: boolean): Row[] {
  const { where, sort, search } = query;
  const rows = database.rows(endpoint);
  const test: Predicate = where
    ? bounded(compileWhere(database, endpoint, where, strict), MAX_COMPARISONS / comparisonsIn(where))
    : () => true;
  if (search !== null) return take(rows, searchPositions(database, endpoint, search), test, end);
  const candidates = where && candidatesOf(database, endpoint, where, strict);
  const path = sort && resolvePath(endpoint, sort.path, strict);
  if (!sort || !path || path.isRemoved) return take(rows, candidates ?? rows.keys(), test, end);
  if (candidates && candidates.length <= FEW) {
    const matching = take(rows, candidates, test, Number.POSITIVE_INFINITY);
    return sortRows(database, matching, path, sort.direction);
  }
  const order = orderOf(database, endpoint, path, sort.direction);
  const isById = sort.path === "id" && sort.direction === "asc";
  return take(rows, isById ? order.subarray(firstAbove(rows, order, lowestId(where))) : order, test, end);
}

/** The bound of `id > n`, by which clients page through large tables; 0 without one. */
function lowestId(condition: Condition | null): number {
  if (condition?.kind === "and") return Math.max(0, ...condition.parts.map(lowestId));
  const isBound = condition?.kind === "compare" && condition.path === "id" && condition.operator === ">";
  return isBound && condition.value.kind === "number" ? condition.value.value : 0;
}

/** The place of the first row with a larger id, in an order by id. */
function firstAbove(rows: readonly Row[], order: Int32Array, id: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[order[middle] ?? 0]?.id ?? 0) > id) high = middle;
    else low = middle + 1;
  }
  return low;
}

function take(
  rows: readonly Row[],
  positions: Positions | Iterable<number>,
  test: Predicate,
  end: number,
): Row[] {
  const taken: Row[] = [];
  for (const position of positions) {
    if (taken.length >= end) break;
    const row = rows[position];
    if (row && test(row)) taken.push(row);
  }
  return taken;
}

/** Limits the work per query, as IGDB does, so that none blocks the sandbox. */
function bounded(test: Predicate, maxRows: number): Predicate {
  let tested = 0;
  return (row) => {
    tested += 1;
    if (tested > maxRows) throw requestTimeout();
    return test(row);
  };
}

function comparisonsIn(condition: Condition): number {
  return condition.kind === "compare"
    ? 1
    : condition.parts.reduce((sum, part) => sum + comparisonsIn(part), 0);
}
