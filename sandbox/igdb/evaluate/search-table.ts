import { type Row, rowsOf, type Tables } from "../tables.ts";

const SOURCES = [
  ["games", "game"],
  ["characters", "character"],
  ["collections", "collection"],
  ["companies", "company"],
  ["platforms", "platform"],
  ["themes", "theme"],
] as const;

/** The rows of the `search` endpoint: all names and alternative names, with their subject. */
export function buildSearchTable(tables: Tables): Row[] {
  const rows: Row[] = [];
  for (const [endpoint, field] of SOURCES) {
    for (const { id, name, first_release_date: released } of rowsOf(tables, endpoint)) {
      rows.push({
        id: rows.length + 1,
        name,
        [field]: id,
        ...(released !== undefined && { published_at: released }),
      });
    }
  }
  for (const { name, game } of rowsOf(tables, "alternative_names")) {
    rows.push({ id: rows.length + 1, name, alternative_name: name, game });
  }
  return rows;
}
