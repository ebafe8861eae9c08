import { UserError } from "../../scripts/lib/user-error.ts";
import { median } from "./percentiles.ts";

/** The sandbox's account with 5,000 games, 100 of which are in no catalogue. */
const LARGE_ACCOUNT = "76561198000000004";
const BATCH = 500;

/** Cost of importing a large Steam library twice. */
export interface SteamImport {
  apps: number;
  matched: number;
  seconds: number;
  /** Calls to IGDB. */
  upstreamCalls: number;
  /** Figures of the second import. */
  second: { seconds: number; upstreamCalls: number; changedGames: number };
}

/** Medians of the rounds; calls and `changedGames` are sums, as they must be 0. */
export function medianImport(rounds: SteamImport[]): SteamImport {
  const medianOf = (figure: (round: SteamImport) => number) => median(rounds.map(figure));
  const sumOf = (figure: (round: SteamImport) => number) =>
    rounds.reduce((total, round) => total + figure(round), 0);
  return {
    apps: medianOf(({ apps }) => apps),
    matched: medianOf(({ matched }) => matched),
    seconds: medianOf(({ seconds }) => seconds),
    upstreamCalls: sumOf(({ upstreamCalls }) => upstreamCalls),
    second: {
      seconds: medianOf(({ second }) => second.seconds),
      upstreamCalls: sumOf(({ second }) => second.upstreamCalls),
      changedGames: sumOf(({ second }) => second.changedGames),
    },
  };
}

type App = { appid: number; name: string; playtimeMinutes: number };
type UpstreamCall = { service: string };
type Target = { site: string; cookie: string; requestsUrl: string };

/** Imports the library twice through the API, in sequential batches as the dialog does. */
export async function importLargeLibrary(target: Target): Promise<SteamImport> {
  const apps = await libraryOf(target);
  const first = await importAll(target, apps);
  const before = await readShelf(target);
  const second = await importAll(target, apps);
  const after = await readShelf(target);
  const changed = new Set([...before, ...after].filter((game) => !before.has(game) || !after.has(game)));
  return {
    apps: apps.length,
    matched: first.matched,
    seconds: first.seconds,
    upstreamCalls: first.upstreamCalls,
    second: { seconds: second.seconds, upstreamCalls: second.upstreamCalls, changedGames: changed.size },
  };
}

async function libraryOf(target: Target): Promise<App[]> {
  const library = await requestJson(target, `/api/steam/library?steamid=${LARGE_ACCOUNT}`);
  const games: { appid: number; name: string; playtime_forever: number }[] = library.response.games;
  return games.map(({ appid, name, playtime_forever }) => ({
    appid,
    name,
    playtimeMinutes: playtime_forever,
  }));
}

async function importAll(target: Target, apps: readonly App[]) {
  await fetch(target.requestsUrl, { method: "DELETE" });
  const startMs = performance.now();
  let matched = 0;
  for (let start = 0; start < apps.length; start += BATCH) {
    const { results } = await requestJson(target, "/api/collection/import", {
      method: "POST",
      headers: { "content-type": "application/json", origin: target.site },
      body: JSON.stringify({ apps: apps.slice(start, start + BATCH) }),
    });
    matched += results.filter(({ game }: { game: unknown }) => game !== null).length;
  }
  const seconds = (performance.now() - startMs) / 1000;
  const calls: UpstreamCall[] = await (await fetch(target.requestsUrl)).json();
  return { matched, seconds, upstreamCalls: calls.filter(({ service }) => service === "igdb").length };
}

/** Every game of the shelf as JSON from the API. */
async function readShelf(target: Target): Promise<Set<string>> {
  const games = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { items } = await requestJson(target, `/api/collection?page=${page}`);
    if (items.length === 0) return games;
    for (const item of items) games.add(JSON.stringify(item));
  }
}

async function requestJson({ site, cookie }: Target, path: string, init: RequestInit = {}) {
  const response = await fetch(site + path, { ...init, headers: { ...init.headers, cookie } });
  if (!response.ok) throw new UserError(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}
