import type { ReviewFilter } from "./filter";
import type { Liked } from "./schema";

export const reviewTags = {
  user: (userId: string) => `reviews-of:${userId}`,
  game: (gameId: number) => `reviews-of-game:${gameId}`,
};

/** Keys of the browser's cache, which is cleared when the session changes. */
export const reviewKeys = {
  all: ["reviews"] as const,
  ofGame: (gameId: number, { rating, status }: ReviewFilter) =>
    ["reviews", "game", gameId, { rating, status }] as const,
  more: (gameId: number, { rating, status }: ReviewFilter) =>
    ["reviews", "more", gameId, { rating, status }] as const,
  text: (userId: string, gameId: number) => ["reviews", "text", userId, gameId] as const,
  one: (userId: string, gameId: number) => ["reviews", "one", userId, gameId] as const,
  popular: ["reviews", "popular"] as const,
  liked: (userId: string) => ["reviews", "liked", userId] as const,
  closed: (userId: string) => ["reviews", "closed", userId] as const,
  likers: (of: Liked) => ["reviews", "likers", of] as const,
  list: (listId: string) => ["reviews", "list", listId] as const,
};
