import { z } from "zod";
import { flood } from "./run.ts";
import type { Scenario, Target } from "./scenario.ts";

const ATTACKER = { email: "guest@questshelf.test", password: "questshelf-guest" };
const CAPTCHA = "XXXX.DUMMY.TOKEN.XXXX";
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

const tokenSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
type Api = { id: string; send: (path: string, init?: RequestInit) => Promise<Response> };

/** Signs in through Supabase's API. */
async function signIn({ supabaseUrl, publishableKey }: Target): Promise<Api> {
  const answer = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ ...ATTACKER, gotrue_meta_security: { captcha_token: CAPTCHA } }),
  });
  const { access_token, user } = tokenSchema.parse(await answer.json());
  const send: Api["send"] = (path, init = {}) => {
    const headers = new Headers({ "content-type": "application/json", ...init.headers });
    headers.set("apikey", publishableKey);
    headers.set("authorization", `Bearer ${access_token}`);
    return fetch(supabaseUrl + path, { ...init, headers });
  };
  return { id: user.id, send };
}

const post = (api: Api, path: string, body: unknown) =>
  api.send(path, { method: "POST", body: JSON.stringify(body) });
const madeUpGames = (api: Api, first: number, count: number, rest: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    user_id: api.id,
    game_id: first + n,
    game_name: `Made-up ${first + n}`,
    status: "want",
    ...rest,
  }));

/** The first game id of request `n`. */
const firstIdOf = (n: number) => NEW_IDS + n * BATCH;

function upload(api: Api, name: string | number): Promise<Response> {
  return api.send(`/storage/v1/object/avatars/${api.id}-${name}.jpg`, {
    method: "POST",
    headers: { "content-type": "image/jpeg" },
    body: new Uint8Array(PICTURE_BYTES),
  });
}

/** Made-up games, rows of 100 kB, imports and pictures of 5 MB. */
const WRITES: ((api: Api, n: number) => Promise<Response>)[] = [
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

async function countGames(api: Api): Promise<number> {
  const rows = countSchema.parse(await (await api.send("/rest/v1/collection_counts?select=total")).json());
  return rows[0]?.total ?? 0;
}

async function countFiles(api: Api): Promise<number> {
  const lists = await Promise.all(
    ["avatars", "banners"].map(async (bucket) => {
      const answer = await post(api, `/storage/v1/object/list/${bucket}`, { prefix: "", limit: 1000 });
      return filesSchema.parse(await answer.json()).length;
    }),
  );
  return lists.reduce((sum, files) => sum + files, 0);
}

let cookie = "";
let attacker: Api | null = null;

export const quotas: Scenario = {
  name: "quotas",
  title: "mass writes of rows and pictures through Supabase's API",
  needsPostgres: true,
  async prepare(target) {
    cookie = await target.signIn("demo");
    attacker = await signIn(target);
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
    const api = await signIn(target);
    const [games, files] = [await countGames(api), await countFiles(api)];
    const faults: string[] = [];
    if (games > MAX_GAMES) faults.push(`a shelf has ${games} games (at most ${MAX_GAMES})`);
    if (games <= FIRST_GAMES) faults.push("the attack wrote no games");
    if (files !== MAX_FILES) faults.push(`a user has ${files} pictures (the limit is ${MAX_FILES})`);
    const long = await api.send("/rest/v1/user_games?select=game_id&game_summary=like.xxxxxxxxxx*&limit=1");
    if ((await long.json()).length > 0) faults.push("a row of 100 kB was stored");
    const failed = [...answers].filter(([status]) => status === 0 || status >= 500);
    for (const [status, times] of failed) faults.push(`${times} × ${status} to the attacker`);
    return faults;
  },
};
