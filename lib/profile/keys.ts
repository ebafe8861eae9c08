import type { ProfileList } from "./profile-route";

export const profileTags = {
  user: (userId: string) => `profile:${userId}`,
  /** Also tags that no user has this name. Case-insensitive. */
  username: (username: string) => `username:${username.toLowerCase()}`,
};

export const profileKeys = {
  own: ["profile", "own"] as const,
  storedBytes: (userId: string) => ["profile", "storage", userId] as const,
  allPeople: ["users", "search"] as const,
  people: (q: string) => ["users", "search", q] as const,
  embed: (userId: string) => ["profile", "embed", userId] as const,
  games: (username: string, list: ProfileList, page: number) =>
    ["users", username, "games", list, page] as const,
};
