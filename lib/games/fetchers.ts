import { readApi } from "@/lib/browser-api";
import type { GameListFilter } from "./keys";
import { type GamePage, type GameSearch, gamePageSchema, gameSearchSchema } from "./schema";

export function fetchGamePage(
  filter: GameListFilter,
  offset: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const query = new URLSearchParams({ list: filter.list, offset: String(offset) });
  if (filter.dev !== undefined) query.set("dev", String(filter.dev));
  if (filter.pub !== undefined) query.set("pub", String(filter.pub));
  if (filter.q) query.set("q", filter.q);
  return readApi(`/api/games?${query}`, gamePageSchema, { signal });
}

export function fetchGameSearch(q: string, signal: AbortSignal): Promise<GameSearch> {
  return readApi(`/api/games/search?${new URLSearchParams({ q })}`, gameSearchSchema, { signal });
}
