import "server-only";
import { jsonOf } from "@/lib/supabase/answers";
import type { DatabaseClient } from "@/lib/supabase/database-client";
import { readCatalogue } from "./read";
import type { CardRow } from "./rows";

/** The fields of the database's `game_filter`. */
export type ListFilter = {
  ids?: readonly number[];
  platforms?: readonly number[];
  genres?: readonly number[];
  theme?: number | undefined;
  types?: readonly number[];
  from_year?: number | undefined;
  to_year?: number | undefined;
  from_hours?: number | undefined;
  to_hours?: number | undefined;
  min_rating?: number | undefined;
  release?: string | undefined;
  developer?: number | undefined;
  publisher?: number | undefined;
  /** Also editions (`version_parent`). */
  editions?: boolean;
};

export type ListSort =
  | "popular"
  | "rating"
  | "most_rated"
  | "shelves"
  | "people"
  | "newest"
  | "soonest"
  | "shortest"
  | "longest"
  | "name"
  | "given";

/** A list ends after so many games; the database counts no further. */
export const MAX_LIST_LENGTH = 2000;

/** @param size at most 100 @throws {AppError} */
export function readList(
  filters: ListFilter,
  sort: ListSort,
  { offset, size }: { offset: number; size: number },
): Promise<CardRow[]> {
  const args = { filters, sort, page_offset: offset, page_size: size };
  return readCatalogue((client) =>
    client.rpc("list_games", args).overrideTypes<CardRow[], { merge: false }>(),
  );
}

/**
 * The games on the shelf of the user whose token `client` has, and how many they are.
 * @param size at most 100 @throws {AppError}
 */
export function readOwnList(
  client: DatabaseClient,
  filters: ListFilter,
  sort: ListSort,
  { offset, size }: { offset: number; size: number },
): Promise<{ total: number; games: CardRow[] }> {
  const args = { filters, sort, page_offset: offset, page_size: size };
  return jsonOf(client.rpc("list_own_games", args));
}

/** The names of the platforms of each game, at most 100 games. @throws {AppError} */
export async function readPlatformNames(ids: readonly number[]): Promise<[number, string[]][]> {
  const games = await readCatalogue((client) => client.from("games").select("id, platforms").in("id", ids));
  const platforms = [...new Set(games.flatMap((game) => game.platforms))];
  const rows = await readCatalogue((client) =>
    client.from("platforms").select("id, name").in("id", platforms),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return games.map((game) => [game.id, game.platforms.flatMap((id) => names.get(id) ?? [])]);
}
