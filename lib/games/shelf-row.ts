import { toStoredCover } from "./images";
import type { Game } from "./schema";

/** The database's limit for `game_summary`. */
const SUMMARY_MAX_LENGTH = 20_000;

type Shelved = Pick<Game, "id" | "name" | "coverUrl" | "description" | "rating" | "releaseYear"> & {
  platforms: readonly { name: string }[];
  genres: readonly { name: string }[];
};

/** A game as its row on a shelf has it; the release date is January 1 of the release year. */
export function toShelfColumns(game: Shelved) {
  return {
    game_id: game.id,
    game_name: game.name,
    game_cover_url: toStoredCover(game.coverUrl),
    game_summary: game.description?.slice(0, SUMMARY_MAX_LENGTH) ?? null,
    game_rating: game.rating,
    game_release_date: game.releaseYear === null ? null : `${game.releaseYear}-01-01`,
    game_platforms: game.platforms.map(({ name }) => name),
    game_genres: game.genres.map(({ name }) => name),
  };
}
