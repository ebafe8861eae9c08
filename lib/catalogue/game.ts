import "server-only";
import { readCatalogueJson } from "./read";
import type { CardRow } from "./rows";

type Named = { id: number; name: string };

/** What the catalogue knows of a game (`catalogue_game`). Times to beat are in seconds. */
export type StoredGameRow = CardRow & {
  total_rating_count: number;
  hastily: number | null;
  normally: number | null;
  completely: number | null;
  is_adult: boolean;
  version_parent: Named | null;
  parent_game: Named | null;
  platforms: Named[];
  companies: (Named & { slug: string; developer: boolean; publisher: boolean })[];
  release_dates: {
    /** Like `first_release_date`. */
    date: string | null;
    date_format: number;
    platform: string | null;
    release_region: number | null;
  }[];
  steam_uids: string[];
};

/** Null for an unknown id. @throws {AppError} when the database cannot be read */
export function readGame(gameId: number): Promise<StoredGameRow | null> {
  return readCatalogueJson((client) => client.rpc("catalogue_game", { game_id: gameId }));
}

/** The games in the order of `ids`, without unknown ones. @param ids at most 100 @throws {AppError} when the database cannot be read */
export function readGames(ids: readonly number[]): Promise<StoredGameRow[]> {
  return readCatalogueJson((client) => client.rpc("catalogue_games", { ids }));
}
