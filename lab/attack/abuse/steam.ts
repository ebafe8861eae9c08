import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { flood } from "./run.ts";
import type { Scenario, Target } from "./scenario.ts";

const GAMES = fileURLToPath(new URL("../../../sandbox/igdb/catalogue/games/", import.meta.url));
const CONNECTIONS = 16;
/** Default of `RATE_LIMIT_STEAM_PER_MINUTE`, which applies separately to calls with and without the key. */
const PER_MINUTE = 30;
/** Pages of the innocent client during the attack; each makes a call of both kinds. */
const VISITS = 12;
const UNKNOWN_APP = 4_000_000_000;

/** The innocent client's pages, and the Steam app ids of all other games, which the attacker requests. */
let pages: string[] = [];
let apps: string[] = [];

export const steam: Scenario = {
  name: "steam",
  title: "achievements and player counts of many app ids",
  async prepare({ innocent }) {
    const texts = globSync("*.txt", { cwd: GAMES }).map((file) => readFileSync(GAMES + file, "utf8"));
    const games = [...texts.join("\n").matchAll(/^(\d*)\|.*\bst=([1-9]\d*)/gm)];
    // Some games have no id in the file; the sandbox generates one.
    const visited = games.filter(([, id]) => id).slice(-2 * VISITS);
    pages = visited.map(([, id]) => `/game/${id}`);
    const visitedApps = new Set(visited.map(([, , appId]) => appId));
    apps = games.map(([, , appId = ""]) => appId).filter((appId) => !visitedApps.has(appId));
    // Caches the games; only their achievements are measured.
    for (const [index, page] of pages.entries()) {
      const { headers } = await innocent(page);
      // Next can send the header twice for a page that it has just generated.
      const [path] = headers.get("location")?.split(", ") ?? [];
      if (!path) throw new Error(`${page} does not redirect to a game`);
      pages[index] = new URL(path, "http://localhost").pathname;
      await (await innocent(pages[index])).arrayBuffer();
    }
  },
  attack({ attacker }, signal, count) {
    return flood(CONNECTIONS, signal, count, (n) => {
      const appId = n % 3 === 0 ? UNKNOWN_APP + n : apps[n % apps.length];
      return attacker(
        n % 2 === 0
          ? `/api/steam/players?appid=${appId}&format=json`
          : `/api/steam/achievements?appid=${appId}`,
      );
    });
  },
  visit: ({ innocent }, n) => innocent(`${pages[n]}/achievements`),
  async faults(target, { answers }) {
    const calls = await countCalls(target);
    // The attack can span two minutes.
    const maxCalls = 2 * PER_MINUTE + VISITS;
    const faults: string[] = [];
    for (const [kind, made] of Object.entries(calls)) {
      if (made > maxCalls) faults.push(`${made} calls to Steam ${kind} (at most ${maxCalls})`);
    }
    if (calls["with the key"] < VISITS)
      faults.push("the innocent client's pages were rendered without Steam");
    if (!answers.has(429)) faults.push("the attacker never got a 429");
    return faults;
  },
};

async function countCalls({ requestsUrl }: Target) {
  const all: { service: string; path: string }[] = await (await fetch(requestsUrl)).json();
  const paths = all.filter(({ service }) => service === "steam").map(({ path }) => path);
  const keyless = paths.filter((path) => /GetNumberOfCurrentPlayers|GetGlobalAchievement/.test(path)).length;
  return { "with the key": paths.length - keyless, "without it": keyless };
}
