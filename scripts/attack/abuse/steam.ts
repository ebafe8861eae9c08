import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { flood } from "./run.ts";
import type { Scenario, Target } from "./scenario.ts";

const GAMES = fileURLToPath(new URL("../../../sandbox/igdb/catalogue/games/", import.meta.url));
const CONNECTIONS = 16;
/** What one client may cause a minute (`RATE_LIMIT_STEAM_PER_MINUTE`), of calls with the key and without it each. */
const PER_MINUTE = 30;
/** The innocent client's pages during the attack, each of which costs a call of both kinds. */
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
    // Some games have an id of the sandbox's own, which is not in the file.
    const visited = games.filter(([, id]) => id).slice(-2 * VISITS);
    pages = visited.map(([, id]) => `/game/${id}`);
    const theirs = new Set(visited.map(([, , appId]) => appId));
    apps = games.map(([, , appId = ""]) => appId).filter((appId) => !theirs.has(appId));
    // The games themselves are known; what is measured are their achievements.
    for (const [place, page] of pages.entries()) {
      const { headers } = await innocent(page);
      // Next may send the header of a page that it has just made twice.
      const [path] = headers.get("location")?.split(", ") ?? [];
      if (!path) throw new Error(`${page} does not lead to a game`);
      pages[place] = new URL(path, "http://localhost").pathname;
      await (await innocent(pages[place])).arrayBuffer();
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
    const calls = await callsOf(target);
    // The attack may begin in one minute and end in the next.
    const most = 2 * PER_MINUTE + VISITS;
    const faults: string[] = [];
    for (const [kind, made] of Object.entries(calls)) {
      if (made > most) faults.push(`${made} calls to Steam ${kind}, at most ${most} are expected`);
    }
    if (calls["with the key"] < VISITS)
      faults.push("the innocent client's pages were answered without Steam");
    if (!answers.has(429)) faults.push("the attacker was never refused");
    return faults;
  },
};

async function callsOf({ requestsUrl }: Target) {
  const all: { service: string; path: string }[] = await (await fetch(requestsUrl)).json();
  const paths = all.filter(({ service }) => service === "steam").map(({ path }) => path);
  const keyless = paths.filter((path) => /GetNumberOfCurrentPlayers|GetGlobalAchievement/.test(path)).length;
  return { "with the key": paths.length - keyless, "without it": keyless };
}
