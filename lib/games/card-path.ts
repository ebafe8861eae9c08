import { createHash } from "node:crypto";
import type { Game } from "./schema";

/** Increase it when cards are drawn differently, so that browsers drop old ones. */
const LAYOUT = 1;

type CardSubject = Pick<Game, "id" | "name" | "releaseYear" | "rating" | "genres" | "coverUrl">;

/** A hash of what a game's card shows, so that the card can be cached for ever. */
function cardVersion({ name, releaseYear, rating, genres, coverUrl }: CardSubject): string {
  const score = rating === null ? null : Math.round(rating);
  const shown = [LAYOUT, name, releaseYear, score, genres.map((genre) => genre.name), coverUrl];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);
}

export function cardPath(game: CardSubject): string {
  return `/og/game/${game.id}-${cardVersion(game)}.jpg`;
}
