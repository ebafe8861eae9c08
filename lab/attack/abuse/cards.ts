import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { ownToken } from "./own-token.ts";
import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { type SomeGame, someGames, warmUp } from "./some-games.ts";

const VISITS = 24;
const ATTACKED = 60;
const CONNECTIONS = 16;
/** Width and height in pixels of a picture that must not slow down drawing a card; without a limit it took 2.7 s. */
const HUGE_SIDE = 6320;
const HUGE_CARD_MAX_MS = 1000;
/** Default of `RATE_LIMIT_CARD_DRAWING_PER_MINUTE`. */
const DRAWN_PER_MINUTE = 30;

let visited: SomeGame[];
let attacked: SomeGame[];
let hugeMs: number;
let withoutRetryAfter = 0;
const drawnGames = new Set<number>();

/** Requests as many cards as possible: of one account with changing query strings, and of many games. */
export const cards: Scenario = {
  name: "cards",
  title: "cards with random query strings, cards of many games, and a picture of 6320 × 6320 pixels",
  async prepare(target) {
    const games = await someGames(target, VISITS + ATTACKED);
    visited = games.slice(0, VISITS);
    attacked = games.slice(VISITS);
    await warmUp(target, games);

    const guest = await ownToken(target, "guest");
    const file = `${guest.userId}-${randomUUID()}.png`;
    const upload = await guest.call(`/storage/v1/object/avatars/${file}`, {
      method: "POST",
      headers: { "content-type": "image/png" },
      body: new Uint8Array(await hugePicture()),
    });
    const change = await guest.call(`/rest/v1/profiles?id=eq.${guest.userId}`, {
      method: "PATCH",
      body: JSON.stringify({ avatar_url: `/media/avatars/${file}` }),
    });
    if (!upload.ok || !change.ok)
      throw new Error(`The picture was not accepted (${upload.status}, ${change.status}).`);
    // Loads fonts and the like, which are not measured.
    await (await target.innocent("/og/user/demo.jpg")).arrayBuffer();
    const start = performance.now();
    await (await target.innocent("/og/user/guest.jpg")).arrayBuffer();
    hugeMs = performance.now() - start;
  },
  attack: (target, signal, count) =>
    flood(CONNECTIONS, signal, count, async (n) => {
      const game = attacked[n % attacked.length];
      const path = n % 2 === 0 || !game ? "/og/user/guest.jpg" : `/og/game/${game.id}.jpg`;
      const first = await target.attacker(`${path}?x=${n}`);
      const location = first.headers.get("location");
      const answer = location ? await target.attacker(location) : first;
      if (answer.status === 429 && !answer.headers.has("retry-after")) withoutRetryAfter += 1;
      if (answer.ok && game && path.startsWith("/og/game/")) drawnGames.add(game.id);
      return answer;
    }),
  visit: (target, n) => target.innocent(`/og/game/${visited[n]?.id}.jpg`),
  faults: async (_, { seconds }) => {
    const faults: string[] = [];
    if (hugeMs > HUGE_CARD_MAX_MS)
      faults.push(
        `a card with a picture of ${HUGE_SIDE} × ${HUGE_SIDE} pixels takes ${hugeMs.toFixed(0)} ms`,
      );
    const allowed = DRAWN_PER_MINUTE * Math.ceil(seconds / 60 + 1);
    if (drawnGames.size > allowed)
      faults.push(`the attacker had ${drawnGames.size} cards drawn (at most ${allowed})`);
    if (withoutRetryAfter > 0) faults.push(`${withoutRetryAfter} refusals without Retry-After`);
    return faults;
  },
};

function hugePicture(): Promise<Buffer> {
  const picture = { width: HUGE_SIDE, height: HUGE_SIDE, channels: 3, background: "#c02020" } as const;
  return sharp({ create: picture }).png({ compressionLevel: 9, palette: true }).toBuffer();
}
