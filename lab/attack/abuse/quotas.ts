import { z } from "zod";
import { madeUpGames, type OwnToken, ownToken, post } from "./own-token.ts";
import { flood, serverFaults } from "./run.ts";
import type { Scenario } from "./scenario.ts";

const ATTACKER = "guest";
const MAX_GAMES = 20_000;
const MAX_FILES = 16;
/** Rows and files before the attack, just below the limits. */
const FIRST_GAMES = 19_500;
const FIRST_FILES = 12;
const FIRST_BATCH = 1500;
const CONNECTIONS = 2;
const BATCH = 100;
/** The first id of the attack's games. */
const NEW_IDS = 1_000_000;
const PICTURE_BYTES = 5 * 1024 * 1024;

/** The first game id of request `n`. */
const firstIdOf = (n: number) => NEW_IDS + n * BATCH;

function upload(api: OwnToken, name: string | number): Promise<Response> {
  return api.call(`/storage/v1/object/avatars/${api.userId}-${name}.jpg`, {
    method: "POST",
    headers: { "content-type": "image/jpeg" },
    body: new Uint8Array(PICTURE_BYTES),
  });
}

/** Made-up games, rows of 100 kB, imports and pictures of 5 MB. */
const WRITES: ((api: OwnToken, n: number) => Promise<Response>)[] = [
  (api, n) => post(api, "/rest/v1/user_games", madeUpGames(api, firstIdOf(n), BATCH)),
  (api, n) =>
    post(
      api,
      "/rest/v1/user_games",
      madeUpGames(api, firstIdOf(n), 5, { game_summary: "x".repeat(100_000) }),
    ),
  (api, n) =>
    post(api, "/rest/v1/rpc/import_steam_games", {
      games: madeUpGames(api, firstIdOf(n), BATCH).map((game) => ({
        ...game,
        appid: game.game_id,
        name: "App",
        playtime_minutes: 1,
        matched_by: "name",
      })),
    }),
  (api, n) => upload(api, n),
];

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok)
    throw new Error(`The attack could not be prepared: ${answer.status} ${await answer.text()}`);
}

const countSchema = z.array(z.object({ total: z.number() }));
const filesSchema = z.array(z.unknown());

async function countGames(api: OwnToken): Promise<number> {
  const rows = countSchema.parse(await (await api.call("/rest/v1/collection_counts?select=total")).json());
  return rows[0]?.total ?? 0;
}

async function countFiles(api: OwnToken): Promise<number> {
  const lists = await Promise.all(
    ["avatars", "banners"].map(async (bucket) => {
      const answer = await post(api, `/storage/v1/object/list/${bucket}`, { prefix: "", limit: 1000 });
      return filesSchema.parse(await answer.json()).length;
    }),
  );
  return lists.reduce((sum, files) => sum + files, 0);
}

let cookie = "";
let attacker: OwnToken | null = null;

export const quotas: Scenario = {
  name: "quotas",
  title: "mass writes of rows and pictures through Supabase's API",
  needsPostgres: true,
  async prepare(target) {
    cookie = await target.signIn("demo");
    attacker = await ownToken(target, ATTACKER);
    for (let first = 1; first <= FIRST_GAMES; first += FIRST_BATCH) {
      await expectOk(await post(attacker, "/rest/v1/user_games", madeUpGames(attacker, first, FIRST_BATCH)));
    }
    for (let n = 0; n < FIRST_FILES; n++) await expectOk(await upload(attacker, `first-${n}`));
  },
  async attack(_target, signal, count) {
    await flood(CONNECTIONS, signal, count, (n) => {
      const write = WRITES[n % WRITES.length];
      if (!attacker || !write) throw new Error("The attacker is not signed in.");
      return write(attacker, n);
    });
  },
  visit: ({ innocent }, n) =>
    innocent(`/api/collection?q=${"abcdefghijklmnopqrstuvwxyz"[n]}`, { headers: { cookie } }),
  async faults(target, { answers }) {
    const api = await ownToken(target, ATTACKER);
    const [games, files] = [await countGames(api), await countFiles(api)];
    const faults: string[] = [];
    if (games > MAX_GAMES) faults.push(`a shelf has ${games} games (at most ${MAX_GAMES})`);
    if (games <= FIRST_GAMES) faults.push("the attack wrote no games");
    if (files !== MAX_FILES) faults.push(`a user has ${files} pictures (the limit is ${MAX_FILES})`);
    const long = await api.call("/rest/v1/user_games?select=game_id&game_summary=like.xxxxxxxxxx*&limit=1");
    if ((await long.json()).length > 0) faults.push("a row of 100 kB was stored");
    return [...faults, ...serverFaults(answers)];
  },
};
