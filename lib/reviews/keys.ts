/** Of the server's cache. */
export const reviewTags = {
  /** A user's public reviews. */
  user: (userId: string) => `reviews:${userId}`,
  /** The public reviews of a game. */
  game: (gameId: number) => `reviews-of-game:${gameId}`,
};

/** Of the browser's cache, which is cleared when the session changes. */
export const reviewKeys = {
  all: ["reviews"] as const,
  ofGame: (gameId: number) => ["reviews", "of-game", gameId] as const,
  more: (gameId: number, offset: number) => ["reviews", "more", gameId, offset] as const,
  own: (gameId: number) => ["reviews", "own", gameId] as const,
  one: (userId: string, gameId: number) => ["reviews", "one", userId, gameId] as const,
  text: (userId: string, gameId: number) => ["reviews", "text", userId, gameId] as const,
  liked: (reviews: readonly string[]) => ["reviews", "liked", ...reviews] as const,
  likers: (gameId: number) => ["reviews", "likers", gameId] as const,
  list: (id: string) => ["list-like", id] as const,
};
