/** A raw IGDB row: relations are ids, not nested objects. */
export type Row = { id: number } & Record<string, unknown>;

/** All rows by endpoint: `games`, `covers`, `release_dates` … */
export type Tables = Record<string, Row[]>;

export function rowsOf(tables: Tables, endpoint: string): Row[] {
  return tables[endpoint] ?? [];
}

export function indexById(tables: Tables, endpoint: string): Map<number, Row> {
  return new Map(rowsOf(tables, endpoint).map((row) => [row.id, row]));
}
