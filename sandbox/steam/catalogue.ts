import { type Row, rowsOf, type Tables } from "../igdb/tables.ts";

/** IGDB's external_game_sources: 1 is Steam. */
const STEAM_SOURCE = 1;

/** game_types that are sold separately: main game, standalone expansion, remake, remaster, expanded, port. */
const GAME_TYPES = [0, 4, 8, 9, 10, 11];

/** IGDB's platform "PC (Microsoft Windows)". */
const PC = 6;

/** Four times the largest library; the limit keeps a catalogue of 350,000 games fast. */
const MAX_KNOWN = 20_000;

export type KnownGame = { name: string; appid: number | undefined; onPc: boolean };

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function isPlayable(game: Row): boolean {
  const released = number(game.first_release_date);
  const type = game.game_type === undefined ? 0 : number(game.game_type);
  return released > 0 && released * 1000 < Date.now() && GAME_TYPES.includes(type) && !game.version_parent;
}

/** The best-known released games, best first, with their Steam ids. */
export function knownGames(tables: Tables): KnownGame[] {
  const appids = new Map<number, number>();
  for (const row of rowsOf(tables, "external_games")) {
    const appid = Number(row.uid);
    const game = number(row.game);
    if (row.external_game_source === STEAM_SOURCE && appid > 0 && !appids.has(game)) appids.set(game, appid);
  }
  return rowsOf(tables, "games")
    .filter(isPlayable)
    .sort((a, b) => number(b.total_rating_count) - number(a.total_rating_count) || a.id - b.id)
    .slice(0, MAX_KNOWN)
    .map((game) => ({
      name: String(game.name),
      appid: appids.get(game.id),
      onPc: Array.isArray(game.platforms) && game.platforms.includes(PC),
    }));
}

/** All Steam ids of the catalogue with their game's name, unreleased games included. */
export function namesByAppid(tables: Tables): Map<number, string> {
  const names = new Map(rowsOf(tables, "games").map((game) => [game.id, String(game.name)]));
  const result = new Map<number, string>();
  for (const row of rowsOf(tables, "external_games")) {
    const name = names.get(number(row.game));
    if (row.external_game_source === STEAM_SOURCE && name) result.set(Number(row.uid), name);
  }
  return result;
}
