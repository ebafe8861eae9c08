import { readApi } from "@/lib/browser-api";
import type { GameListFilter, GameSearchFilter } from "./keys";
import {
  type GamePage,
  type GameSearch,
  type GameSummary,
  gamePageSchema,
  gameSearchSchema,
  type OwnGamePage,
  ownGamePageSchema,
} from "./schema";

export function fetchGamePage(
  filter: GameListFilter,
  offset: number,
  signal: AbortSignal,
): Promise<GamePage> {
  return readApi(`/api/games?${listQuery(filter, offset)}`, gamePageSchema, { signal });
}

export function fetchOwnGamePage(
  filter: GameListFilter,
  offset: number,
  signal: AbortSignal,
): Promise<OwnGamePage> {
  return readApi(`/api/games/own?${listQuery(filter, offset)}`, ownGamePageSchema, { signal });
}

function listQuery(filter: GameListFilter, offset: number): string {
  const query = new URLSearchParams({ list: filter.list, offset: String(offset) });
  if (filter.dev !== undefined) query.set("dev", String(filter.dev));
  if (filter.pub !== undefined) query.set("pub", String(filter.pub));
  if (filter.q) query.set("q", filter.q);
  return filter.choices ? `${query}&${filter.choices}` : String(query);
}

export function fetchGameSearch(q: string, signal: AbortSignal): Promise<GameSearch> {
  return readApi(`/api/games/search?${new URLSearchParams({ q })}`, gameSearchSchema, { signal });
}

/** None for users who have not chosen to see them. */
export async function fetchHiddenGames(
  { q, dev, pub }: GameSearchFilter,
  signal: AbortSignal,
): Promise<GameSummary[]> {
  const query = new URLSearchParams({ q });
  if (dev !== undefined) query.set("dev", String(dev));
  if (pub !== undefined) query.set("pub", String(pub));
  return (await readApi(`/api/games/hidden?${query}`, gameSearchSchema, { signal })).games;
}
