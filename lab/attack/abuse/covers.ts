import { createServer, type Server } from "node:net";
import { type OwnToken, ownToken } from "./own-token.ts";
import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { type SomeGame, someGames } from "./some-games.ts";

const VISITS = 24;
const CONNECTIONS = 8;
const FIRST_GAME = 900_000_000;

let listener: Server;
let port: number;
let connections = 0;
let stored = 0;
let attacker: OwnToken;
let games: SomeGame[];

/** URLs of a local listener by https and by http, the app's own cards, and a tracking pixel. */
const foreignCovers = () => [
  `https://127.0.0.1:${port}/t_cover_big/co1.jpg`,
  `/\\127.0.0.1:${port}/latest/meta-data`,
  ...[1, 2, 3, 4, 5].map((n) => `/og/user/guest.jpg?n=${n}`),
  `https://127.0.0.1:${port}/tracker.gif`,
];

async function writeCover(n: number): Promise<Response> {
  const covers = foreignCovers();
  const row = {
    user_id: attacker.userId,
    game_id: FIRST_GAME + (n % covers.length),
    game_name: "Game",
    status: "playing",
    game_cover_url: covers[n % covers.length],
  };
  const response = await attacker.call("/rest/v1/user_games?on_conflict=user_id,game_id", {
    method: "POST",
    headers: { prefer: "resolution=merge-duplicates" },
    body: JSON.stringify(row),
  });
  if (response.ok) stored += 1;
  return response;
}

/** Writes foreign cover URLs through Supabase's API, and requests the cards and pages that would show them. */
export const covers: Scenario = {
  name: "covers",
  title: "cover URLs of other hosts and of our own cards, written with a user's token",
  async prepare(target) {
    attacker = await ownToken(target, "guest");
    listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const address = listener.address();
    port = typeof address === "object" && address ? address.port : 0;
    games = await someGames(target, VISITS);
    for (const n of foreignCovers().keys()) await writeCover(n);
  },
  attack: (target, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) =>
      n % 4 === 0 ? writeCover(n / 4) : target.attacker(`/og/user/guest.jpg?n=${n}`),
    ),
  visit: (target, n) => target.innocent(games[n]?.path ?? ""),
  async faults(target) {
    const faults: string[] = [];
    if (stored > 0) faults.push(`${stored} foreign covers were stored`);
    for (const path of ["/og/user/guest.jpg", "/user/guest", "/widget/guest"]) {
      const text = await (await target.innocent(path)).text();
      if (text.includes(`127.0.0.1:${port}`)) faults.push(`${path} contains a foreign URL`);
    }
    if (connections > 0) faults.push(`the app connected ${connections} times to a user's URL`);
    listener.close();
    return faults;
  },
};
