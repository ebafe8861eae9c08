import { toStorable, toVisibleText } from "@/lib/storable-text";
import { toStoredCover } from "./images";
import type { Game } from "./schema";

/** The limits of `user_games` (supabase/migrations/…_shelf.sql): what is longer is cut, so that every game fits. */
const NAME_MAX_LENGTH = 500;
const SUMMARY_MAX_LENGTH = 2000;
const LIST_NAME_MAX_LENGTH = 100;
const PLATFORMS_MAX = { count: 100, length: 4000 };
const GENRES_MAX = { count: 50, length: 2000 };

type Shelved = Pick<Game, "id" | "name" | "coverUrl" | "description" | "rating" | "releaseYear"> & {
  platforms: readonly { name: string }[];
  genres: readonly { name: string }[];
};

/** The release date is January 1 of the release year. Without a summary, a row keeps the one that it has. */
export function toShelfColumns(game: Shelved) {
  return {
    game_id: game.id,
    game_name: cut(toVisibleText(game.name), NAME_MAX_LENGTH).trimEnd() || `Game ${game.id}`,
    game_cover_url: toStoredCover(game.coverUrl),
    ...(game.description === null ? {} : { game_summary: cut(game.description, SUMMARY_MAX_LENGTH) }),
    game_rating: game.rating,
    game_release_date: game.releaseYear === null ? null : `${game.releaseYear}-01-01`,
    game_platforms: cutList(game.platforms, PLATFORMS_MAX),
    game_genres: cutList(game.genres, GENRES_MAX),
  };
}

/** Cuts by characters as Postgres counts them, and removes those that it does not store. */
function cut(text: string, maxLength: number): string {
  const storable = toStorable(text);
  return storable.length <= maxLength ? storable : [...storable].slice(0, maxLength).join("");
}

/** The first names that fit; the database counts their separators, too. */
function cutList(list: readonly { name: string }[], { count, length }: typeof PLATFORMS_MAX): string[] {
  const names: string[] = [];
  let room = length;
  for (const { name } of list.slice(0, count)) {
    const short = cut(name, LIST_NAME_MAX_LENGTH);
    room -= short.length + 1;
    if (room < 0) break;
    names.push(short);
  }
  return names;
}
