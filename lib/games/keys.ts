import type { GameListName } from "./genres";

export type GameListFilter = {
  list: GameListName;
  dev?: number;
  pub?: number;
  q?: string;
  /** What the visitor filters and sorts by: `choicesQuery`. */
  choices?: string;
};
/** A search of the catalogue, or of the games of companies. */
export type GameSearchFilter = { q: string; dev?: number; pub?: number };

export const gameTags = {
  all: "games",
  game: (id: number) => `game:${id}`,
  lists: "game-lists",
  players: (appId: number) => `players:${appId}`,
};

export const gameKeys = {
  all: ["games"] as const,
  list: (filter: GameListFilter, offset: number) => ["games", "list", filter, offset] as const,
  total: (filter: GameListFilter) => ["games", "total", filter] as const,
  search: (q: string) => ["games", "search", q] as const,
  /** Personal: named by the user who may see them. */
  hidden: (userId: string, search: GameSearchFilter) => ["games", "hidden", userId, search] as const,
  own: (userId: string, filter: GameListFilter) => ["games", "own", userId, filter] as const,
  players: (appId: number) => ["games", "players", appId] as const,
};
