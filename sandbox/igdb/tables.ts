/** One raw IGDB row: relations are ids, never nested objects. */
export type Row = { id: number } & Record<string, unknown>;

/** All rows by endpoint name, as in `games`, `covers`, `release_dates`. */
export type Tables = Record<string, Row[]>;

/** Rows of one endpoint; an endpoint that holds nothing answers with an empty list. */
export function rowsOf(tables: Tables, endpoint: string): Row[] {
  return tables[endpoint] ?? [];
}

/** Index of one endpoint's rows by id. */
export function indexById(tables: Tables, endpoint: string): Map<number, Row> {
  return new Map(rowsOf(tables, endpoint).map((row) => [row.id, row]));
}
