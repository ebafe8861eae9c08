import { indexById, type Row, rowsOf, type Tables } from "../tables.ts";
import type { SearchIndex } from "./search-index.ts";
import { buildSearchTable } from "./search-table.ts";

export type Positions = ArrayLike<number> & Iterable<number>;

/** The tables with indexes, each built on first use. */
export class Database {
  /** Filled by `order.ts` and `search.ts`, by endpoint and path. */
  readonly orders = new Map<string, Int32Array>();
  readonly searchIndexes = new Map<string, SearchIndex>();

  readonly #tables: Tables;
  readonly #byId = new Map<string, Map<number, Row>>();
  readonly #positionsById = new Map<string, Map<number, number>>();
  readonly #byValue = new Map<string, Map<unknown, number | number[]>>();

  constructor(tables: Tables) {
    this.#tables = { ...tables };
  }

  rows(endpoint: string): Row[] {
    if (endpoint === "search" && !this.#tables.search) this.#tables.search = buildSearchTable(this.#tables);
    return rowsOf(this.#tables, endpoint);
  }

  row(endpoint: string, id: number): Row | undefined {
    return memo(this.#byId, endpoint, () => indexById(this.#tables, endpoint)).get(id);
  }

  position(endpoint: string, id: number): number | undefined {
    return memo(
      this.#positionsById,
      endpoint,
      () => new Map(this.rows(endpoint).map((row, position) => [row.id, position])),
    ).get(id);
  }

  /** Rows whose field equals or contains this value; ascending. */
  positionsOf(endpoint: string, field: string, value: unknown): Positions {
    const index = memo(this.#byValue, `${endpoint}.${field}`, () => indexByValue(this.rows(endpoint), field));
    return listed(index.get(value));
  }

  /** The same, case-insensitive. */
  positionsOfText(endpoint: string, field: string, text: string): Positions {
    const index = memo(this.#byValue, `${endpoint}.${field} ~`, () =>
      indexByValue(this.rows(endpoint), field, (value) =>
        typeof value === "string" ? value.toLowerCase() : value,
      ),
    );
    return listed(index.get(text.toLowerCase()));
  }
}

function indexByValue(
  rows: readonly Row[],
  field: string,
  keyOf = (value: unknown) => value,
): Map<unknown, number | number[]> {
  const index = new Map<unknown, number | number[]>();
  const add = (key: unknown, position: number) => {
    const known = index.get(key);
    if (known === undefined) index.set(key, position);
    else if (typeof known !== "number") known.at(-1) !== position && known.push(position);
    else if (known !== position) index.set(key, [known, position]);
  };
  rows.forEach((row, position) => {
    const value = row[field];
    for (const item of Array.isArray(value) ? value : [value]) add(keyOf(item), position);
  });
  return index;
}

function listed(found: number | number[] | undefined): Positions {
  return typeof found === "number" ? [found] : (found ?? []);
}

function memo<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
