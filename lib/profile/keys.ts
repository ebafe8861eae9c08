import type { ProfilePlace } from "./place";

/** Tags of the server's cache. */
export const profileTags = {
  /** Of what everybody sees of one person. */
  person: (userId: string) => `profile:${userId}`,
  /** Of who has a name, in whatever case, also when it is nobody. */
  username: (username: string) => `username:${username.toLowerCase()}`,
};

/** Keys of the browser's cache. */
export const profileKeys = {
  /** What belongs to the person who is signed in. */
  own: ["profile", "own"] as const,
  embed: (userId: string) => ["profile", "embed", userId] as const,
  games: (username: string, { tab, page }: ProfilePlace) => ["users", username, "games", tab, page] as const,
};
