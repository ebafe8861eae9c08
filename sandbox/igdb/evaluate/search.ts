import { notSearchable } from "../errors.ts";
import type { Row } from "../tables.ts";
import type { Database } from "./database.ts";
import { type NamedRow, SearchIndex } from "./search-index.ts";

const SEARCHABLE = new Set(["characters", "collections", "games", "platforms", "themes", "search"]);

/** Positions of the found rows, most similar first. @throws 400 for an endpoint without search */
export function searchPositions(database: Database, endpoint: string, text: string): number[] {
  if (!SEARCHABLE.has(endpoint)) throw notSearchable(endpoint);
  let index = database.searchIndexes.get(endpoint);
  if (!index) {
    index = new SearchIndex(namesOf(database, endpoint));
    database.searchIndexes.set(endpoint, index);
  }
  return index.search(text);
}

function namesOf(database: Database, endpoint: string): NamedRow[] {
  const names: NamedRow[] = [];
  database.rows(endpoint).forEach((row, position) => {
    const weight = endpoint === "games" ? fameOf(row) : fameOf(gameOf(database, row));
    const add = (name: unknown, isAlias: boolean) => {
      if (typeof name === "string") names.push({ position, name, isAlias, weight });
    };
    add(row.name, false);
    if (endpoint === "platforms")
      for (const name of [row.alternative_name, row.abbreviation]) add(name, true);
    if (endpoint !== "games" || !Array.isArray(row.alternative_names)) return;
    for (const id of row.alternative_names) add(database.row("alternative_names", id)?.name, true);
  });
  return names;
}

function gameOf(database: Database, row: Row): Row | undefined {
  return typeof row.game === "number" ? database.row("games", row.game) : undefined;
}

/** 0 for an unrated game, close to 1 for one with ten thousand ratings. */
function fameOf(game: Row | undefined): number {
  const ratings = game?.total_rating_count;
  return typeof ratings === "number" ? Math.min(1, Math.log10(1 + ratings) / 4) : 0;
}
