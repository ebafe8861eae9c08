export const peopleTags = {
  /** Whom a user follows, and who follows them. */
  user: (userId: string) => `people:${userId}`,
};

/** Keys of the browser's cache, which is cleared when the session changes. */
export const peopleKeys = {
  all: ["people"] as const,
  relations: (ids: readonly string[]) => ["people", "relations", ...ids] as const,
  owners: (gameId: number) => ["people", "owners", gameId] as const,
  blocked: ["people", "blocked"] as const,
};
