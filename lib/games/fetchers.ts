import { z } from "zod";
import { readApi } from "@/lib/browser-api";
import type { GameListFilter } from "./keys";
import { type GamePage, type GameSummary, gamePageSchema, gameSummarySchema } from "./schema";

const searchSchema = z.object({ games: z.array(gameSummarySchema) });

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

export async function fetchGameSearch(q: string, signal: AbortSignal): Promise<GameSummary[]> {
  const { games } = await readApi(`/api/games/search?${new URLSearchParams({ q })}`, searchSchema, {
    signal,
  });
  return games;
}
