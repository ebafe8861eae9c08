import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { flood } from "./run.ts";
import type { Scenario, Target } from "./scenario.ts";

const CONNECTIONS = 24;
/** The number of games that only the innocent client visits. */
const RESERVED_GAMES = 60;
/** After this pause, the rate limit's slots are free again. */
const PAUSE_MS = 1500;

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const proxied = () =>
  post({ query: `fields name; where id = ${randomInt(1, 1_000_000)}; limit ${randomInt(1, 50)};` });

/** Every kind of request that reads IGDB, with uncached values. */
const READS: ((game: string) => [path: string, init?: RequestInit])[] = [
  () => [`/company/a?id=${randomInt(1, 1_000_000)}`],
  (game) => [game],
  (game) => [`${game}/achievements`],
  () => [`/game/${randomInt(1, 268_435_455)}/a`],
  () => [`/api/game/age-rating?gameId=${randomInt(1, 268_435_455)}`],
  () => [`/og/game/${randomInt(1, 268_435_455)}.jpg`],
  () => ["/api/igdb/games", proxied()],
  () => ["/api/igdb/time-to-beat", post({ query: `fields *; where game_id = ${randomInt(1, 1_000_000)};` })],
];

let games: string[] = [];

/** Reads the paths of all games from the sitemap, so that their pages stay uncached. */
async function readGames(target: Target): Promise<void> {
  const xml = await (await target.innocent("/sitemaps/games/1.xml")).text();
  games = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  if (games.length < 2 * RESERVED_GAMES) throw new Error(`The sitemap has only ${games.length} games.`);
  await setTimeout(PAUSE_MS);
}

export const igdb: Scenario = {
  name: "igdb",
  title: "uncached reads of every URL that reads IGDB; innocent client: uncached game pages",
  variables: { SANDBOX_CATALOGUE: "2500" },
  prepare: readGames,
  attack: (target, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) => {
      const read = READS[n % READS.length] ?? (() => ["/games"]);
      return target.attacker(
        ...read(games[RESERVED_GAMES + (n % (games.length - RESERVED_GAMES))] ?? "/games"),
      );
    }),
  visit: (target, n) => target.innocent(games[n % RESERVED_GAMES] ?? "/games"),
  async faults({ requestsUrl }, { answers }) {
    const calls: { service: string; status: number }[] = await (await fetch(requestsUrl)).json();
    const refused = calls.filter(({ service, status }) => service === "igdb" && status === 429).length;
    const faults = refused > 0 ? [`IGDB refused ${refused} calls`] : [];
    if (!answers.has(429)) faults.push("the attacker never got a 429");
    return faults;
  },
};
