import type { GameListName } from "./genres";

export type GameListFilter = { list: GameListName; dev?: number; pub?: number; q?: string };

export const gameTags = {
  all: "games",
  game: (id: number) => `game:${id}`,
  lists: "game-lists",
  players: (appId: number) => `players:${appId}`,
};

export const gameKeys = {
  all: ["games"] as const,
  list: (filter: GameListFilter, offset: number) => ["games", "list", filter, offset] as const,
  search: (q: string) => ["games", "search", q] as const,
  players: (appId: number) => ["games", "players", appId] as const,
};
