import type { App } from "../../scripts/lib/app.ts";
import { median } from "./percentiles.ts";

/** The median time of the successful requests, and the number of failed ones. */
export type Speed = Record<string, { ms: number; failed: number }>;

/** Games of both catalogues. */
const GAMES = [1942, 72, 1877, 7346, 472, 119388, 1020, 732, 233, 1009];
const WORDS = ["witcher", "portal", "zelda", "souls", "mario", "doom", "final", "halo", "star", "dragon"];
const LISTS = ["popular", "action", "adventure", "rpg"];
const WARM = 50;
/** Longer than the window of IGDB's rate limit, so that no request waits for it. */
const PAUSE_MS = 1100;
const REQUEST_MS = 60_000;

/** Times of pages and lists that may depend on the catalogue's size, uncached and cached. */
export async function catalogueSpeed({ settings: { siteUrl } }: App): Promise<Speed> {
  const timeRequest = async (path: string) => {
    const start = performance.now();
    try {
      const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(REQUEST_MS) });
      await response.arrayBuffer();
      if (response.ok) return performance.now() - start;
      console.log(`${path} returns ${response.status}.`);
    } catch (error) {
      console.log(`${path}: ${error}`);
    }
    return null;
  };
  const oneByOne = async (paths: string[], pauseMs = PAUSE_MS) => {
    const times: number[] = [];
    let failed = 0;
    for (const path of paths) {
      const ms = await timeRequest(path);
      if (ms === null) failed++;
      else times.push(ms);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return { ms: median(times), failed };
  };
  await oneByOne(["/privacy", "/api/games?list=popular"]);
  return {
    "a list, cold": await oneByOne(LISTS.map((list) => `/api/games?list=${list}&offset=40`)),
    "a search, cold": await oneByOne(WORDS.map((word) => `/api/games/search?q=${word}`)),
    "a game page, cold": await oneByOne(GAMES.map((id) => `/game/${id}`)),
    "a browse page, warm": await oneByOne(
      Array.from({ length: WARM }, () => "/games"),
      0,
    ),
    "a game page, warm": await oneByOne(
      Array.from({ length: WARM }, () => `/game/${GAMES[0]}`),
      0,
    ),
  };
}
