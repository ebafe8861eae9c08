import { createHash } from "node:crypto";
import type { Game } from "./schema";

/** Raised when the card is drawn differently, so that no one keeps an old drawing. */
const LAYOUT = 1;

export type CardSubject = Pick<Game, "id" | "name" | "releaseYear" | "rating" | "genres" | "coverUrl">;

/** A name for what the card of a game shows: it changes with the card, so that a card may be kept for ever. */
function cardVersion({ name, releaseYear, rating, genres, coverUrl }: CardSubject): string {
  const score = rating === null ? null : Math.round(rating);
  const shown = [LAYOUT, name, releaseYear, score, genres.map((genre) => genre.name), coverUrl];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);
}

/** The address of a game's social card, 1200 × 630 pixels. */
export function cardPath(game: CardSubject): string {
  return `/og/game/${game.id}-${cardVersion(game)}.jpg`;
}
