/** Tags of the server's cache. */
export const listTags = {
  list: (id: string) => `list:${id}`,
  /** A user's public lists. */
  user: (userId: string) => `lists:${userId}`,
};

/** Keys of the browser's cache, which is cleared when the session changes. */
export const listKeys = {
  all: ["lists"] as const,
  own: ["lists", "own"] as const,
  found: (q: string) => ["lists", "found", q] as const,
  one: (id: string) => ["lists", "one", id] as const,
  ofGame: (gameId: number) => ["lists", "of-game", gameId] as const,
};
