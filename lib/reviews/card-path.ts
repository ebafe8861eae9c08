import { createHash } from "node:crypto";
import type { Review } from "./schema";

/** Increase when the drawing changes, so that cached cards are replaced. */
const LAYOUT = 1;

/** The file's name has the author's id without hyphens and the game's, which precede the version. */
export function reviewCardPath({ userId, gameId, gameName, username, rating, coverUrl }: Review): string {
  const shown = JSON.stringify([LAYOUT, gameName, username, rating, coverUrl]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 12);
  return `/og/review/${userId.replaceAll("-", "")}_${gameId}-${version}.jpg`;
}

/** The review's ids from such a name without its version; null for any other name. */
export function reviewOfCard(name: string): { userId: string; gameId: number } | null {
  const [, a, b, c, d, e, game] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([1-9]\d{0,9})$/.exec(name) ?? [];
  return game ? { userId: [a, b, c, d, e].join("-"), gameId: Number(game) } : null;
}
