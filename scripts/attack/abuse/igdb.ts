import { randomBytes, randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { flood } from "./run.ts";
import type { Scenario, Target } from "./scenario.ts";

const CONNECTIONS = 24;
/** Games that only the innocent client visits. */
const KEPT_BACK = 60;
/** Slots of the budget are free again after this. */
const REST_MS = 1500;

const word = () => randomBytes(6).toString("hex");
const month = () => `20${randomInt(24, 29)}-${String(randomInt(1, 13)).padStart(2, "0")}`;
const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const proxied = () =>
  post({ query: `fields name; where id = ${randomInt(1, 1_000_000)}; limit ${randomInt(1, 50)};` });

/** Every kind of address whose answer is read from IGDB, with something new to read each time. */
const READS: ((game: string) => [path: string, init?: RequestInit])[] = [
  () => [`/api/games/search?q=${word()}`],
  () => [`/api/games?q=${word()}`],
  () => [`/api/games?list=rpg&offset=${randomInt(0, 1000) * 20}`],
  () => [`/api/games?list=action&offset=${randomInt(0, 99_999)}`],
  () => [`/api/games?dev=${randomInt(1, 50_000)}&pub=${randomInt(1, 50_000)}`],
  () => [`/company/a?id=${randomInt(1, 1_000_000)}`],
  () => [`/company/${word()}`],
  () => [`/api/companies/${randomInt(1, 1_000_000)}/games?role=developed&offset=${randomInt(0, 9999)}`],
  (game) => [game],
  (game) => [`${game}/achievements`],
  () => [`/game/${randomInt(1, 1_000_000_000)}/a`],
  () => [`/api/game/age-rating?gameId=${randomInt(1, 1_000_000_000)}`],
  () => [`/og/game/${randomInt(1, 1_000_000_000)}.jpg`],
  () => [`/calendar/${month()}`],
  () => [`/games/adventure/page/${randomInt(2, 51)}`],
  () => [`/sitemaps/companies/${randomInt(1, 10)}.xml`],
  () => ["/api/igdb/games", proxied()],
  () => ["/api/igdb/time-to-beat", post({ query: `fields *; where game_id = ${randomInt(1, 1_000_000)};` })],
  () => ["/api/igdb/popular-games", post({ offset: randomInt(0, 900), limit: 20 })],
];

let games: string[] = [];

/** The paths of all games, from the sitemap, so that none of their pages is read. */
async function readGames(target: Target): Promise<void> {
  const xml = await (await target.innocent("/sitemaps/games/1.xml")).text();
  games = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  if (games.length < 2 * KEPT_BACK) throw new Error(`The sitemap names ${games.length} games only.`);
  await setTimeout(REST_MS);
}

/** One client reads what no cache has, through every address, while another one opens games that no cache has. */
export const igdb: Scenario = {
  name: "igdb",
  title: "every address that reads IGDB, always something new; innocent: game pages that no cache has",
  variables: { SANDBOX_CATALOGUE: "2500" },
  prepare: readGames,
  attack: (target, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) => {
      const read = READS[n % READS.length] ?? (() => ["/games"]);
      return target.attacker(...read(games[KEPT_BACK + (n % (games.length - KEPT_BACK))] ?? "/games"));
    }),
  visit: (target, n) => target.innocent(games[n % KEPT_BACK] ?? "/games"),
  async faults({ requestsUrl }, { answers }) {
    const calls: { service: string; status: number }[] = await (await fetch(requestsUrl)).json();
    const refused = calls.filter(({ service, status }) => service === "igdb" && status === 429).length;
    const found = refused > 0 ? [`IGDB refuses ${refused} calls`] : [];
    if (!answers.has(429)) found.push("the attacker never gets a 429");
    return found;
  },
};
