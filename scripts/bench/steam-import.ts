import { UserError } from "../lib/user-error.ts";
import { median } from "./median.ts";

/** The sandbox's account with 5,000 games, 100 of which no catalogue has. */
const LARGE_ACCOUNT = "76561198000000004";
const BATCH = 500;

/** What importing a large Steam library costs, and what doing it again changes. */
export interface SteamImport {
  apps: number;
  matched: number;
  seconds: number;
  upstreamCalls: number;
  upstream429: number;
  /** Of the second import. */
  again: { seconds: number; upstreamCalls: number; changedGames: number };
}

/** The medians of several rounds, each in an app that knew nothing; of what must not be, the sum of all. */
export function medianImport(rounds: SteamImport[]): SteamImport {
  const middle = (figure: (round: SteamImport) => number) => median(rounds.map(figure));
  const sum = (figure: (round: SteamImport) => number) =>
    rounds.reduce((total, round) => total + figure(round), 0);
  return {
    apps: middle(({ apps }) => apps),
    matched: middle(({ matched }) => matched),
    seconds: middle(({ seconds }) => seconds),
    upstreamCalls: middle(({ upstreamCalls }) => upstreamCalls),
    upstream429: sum(({ upstream429 }) => upstream429),
    again: {
      seconds: middle(({ again }) => again.seconds),
      upstreamCalls: middle(({ again }) => again.upstreamCalls),
      changedGames: sum(({ again }) => again.changedGames),
    },
  };
}

type App = { appid: number; name: string; playtimeMinutes: number };
type UpstreamCall = { service: string; status: number };
type Site = { site: string; cookie: string; requestsUrl: string };

/** Imports the library over the API, as the dialog does: in batches, one after the other. */
export async function importLargeLibrary(where: Site): Promise<SteamImport> {
  const apps = await libraryOf(where);
  const first = await importAll(where, apps);
  const before = await wholeShelf(where);
  const again = await importAll(where, apps);
  const after = await wholeShelf(where);
  const changed = new Set([...before, ...after].filter((game) => !before.has(game) || !after.has(game)));
  return {
    apps: apps.length,
    matched: first.matched,
    seconds: first.seconds,
    upstreamCalls: first.upstreamCalls,
    upstream429: first.upstream429,
    again: { seconds: again.seconds, upstreamCalls: again.upstreamCalls, changedGames: changed.size },
  };
}

async function libraryOf(where: Site): Promise<App[]> {
  const answer = await ask(where, `/api/steam/library?steamid=${LARGE_ACCOUNT}`);
  const games: { appid: number; name: string; playtime_forever: number }[] = answer.response.games;
  return games.map(({ appid, name, playtime_forever }) => ({
    appid,
    name,
    playtimeMinutes: playtime_forever,
  }));
}

async function importAll(where: Site, apps: readonly App[]) {
  await fetch(where.requestsUrl, { method: "DELETE" });
  const start = performance.now();
  let matched = 0;
  for (let place = 0; place < apps.length; place += BATCH) {
    const { results } = await ask(where, "/api/collection/import", {
      method: "POST",
      headers: { "content-type": "application/json", origin: where.site },
      body: JSON.stringify({ apps: apps.slice(place, place + BATCH) }),
    });
    matched += results.filter(({ game }: { game: unknown }) => game !== null).length;
  }
  const seconds = (performance.now() - start) / 1000;
  const calls: UpstreamCall[] = await (await fetch(where.requestsUrl)).json();
  const igdb = calls.filter(({ service }) => service === "igdb");
  const upstream429 = igdb.filter(({ status }) => status === 429).length;
  return { matched, seconds, upstreamCalls: igdb.length, upstream429 };
}

/** Every game of the shelf as the API tells it, one text each. */
async function wholeShelf(where: Site): Promise<Set<string>> {
  const games = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { items } = await ask(where, `/api/collection?page=${page}`);
    if (items.length === 0) return games;
    for (const item of items) games.add(JSON.stringify(item));
  }
}

async function ask({ site, cookie }: Site, path: string, init: RequestInit = {}) {
  const response = await fetch(site + path, { ...init, headers: { ...init.headers, cookie } });
  if (!response.ok) throw new UserError(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
