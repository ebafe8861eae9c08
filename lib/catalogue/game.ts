import "server-only";
import { z } from "zod";
import { readCatalogue } from "./read";
import { cardRow } from "./rows";

const id = z.number().int().positive();
const int = z.number().int();
const named = z.object({ id, name: z.string() });

/** What the catalogue knows of a game (`catalogue_game`). Times to beat are in seconds. */
const gameRow = cardRow.extend({
  total_rating_count: int,
  hastily: int.nullable(),
  normally: int.nullable(),
  completely: int.nullable(),
  is_adult: z.boolean(),
  version_parent: named.nullable(),
  parent_game: named.nullable(),
  platforms: z.array(named),
  companies: z.array(named.extend({ slug: z.string(), developer: z.boolean(), publisher: z.boolean() })),
  release_dates: z.array(
    z.object({
      /** As `first_release_date`. */
      date: z.iso.date().nullable(),
      date_format: int,
      platform: z.string().nullable(),
      release_region: int.nullable(),
    }),
  ),
  steam_uids: z.array(z.string()),
});
export type StoredGameRow = z.infer<typeof gameRow>;

/** Null for an unknown id. @throws {AppError} when the database cannot be read */
export function readGame(gameId: number): Promise<StoredGameRow | null> {
  return readCatalogue((client) => client.rpc("catalogue_game", { game_id: gameId }), gameRow.nullable());
}

/** The games in the order of `ids`, without unknown ones. @param ids at most 100 @throws {AppError} when the database cannot be read */
export function readGames(ids: readonly number[]): Promise<StoredGameRow[]> {
  return readCatalogue((client) => client.rpc("catalogue_games", { ids }), z.array(gameRow));
}
