import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailbox } from "../../sandbox/mailbox/mailbox.ts";
import { CAPTCHA, connectTo, createDataDir, newName, PASSWORD, tokenHashIn } from "./harness.ts";

const SERVE = fileURLToPath(new URL("./serve.ts", import.meta.url));
const APPS = 2000;
const BATCH = 100;
/** The batches during which the database is killed. */
const KILLS = [3, 11];

let dataDir: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await createDataDir();
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

async function serve() {
  const child = spawn(process.execPath, [SERVE, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  running = child;
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const { url, key }: { url: string; key: string } = JSON.parse(line);
  return { child, client: connectTo(url, key) };
}

type Client = Awaited<ReturnType<typeof serve>>["client"];

/** Every other game has two apps, so that play times are summed. */
const app = (appid: number) => {
  const gameId = appid - (appid % 4 === 1 ? 1 : 0);
  const game = { game_id: gameId, game_name: `Game ${gameId}`, matched_by: "steam_id" };
  return { appid, name: `App ${appid}`, playtime_minutes: 60, ...game };
};
const library = Array.from({ length: APPS }, (_, index) => app(index + 4));

async function importedApps(client: Client): Promise<Set<number>> {
  const { data } = await client.from("steam_imports").select("imports").maybeSingle();
  return new Set(Object.keys(data?.imports ?? {}).map(Number));
}

it.skipIf(!process.env.PROOF)(
  "continues an import that was killed, without losing or repeating apps",
  {
    timeout: 180_000,
  },
  async () => {
    let { child, client } = await serve();
    const email = "importer@questshelf.test";
    const options = { captchaToken: CAPTCHA, data: { username: newName() } };
    await client.auth.signUp({ email, password: PASSWORD, options });
    const mails = await (await createMailbox({ dataDir })).handler(
      new Request("http://sandbox/mailbox.json"),
    );
    const token_hash = tokenHashIn(JSON.stringify(await mails.json()));
    await client.auth.verifyOtp({ token_hash, type: "signup" });

    const acknowledged = new Set<number>();
    let sent = 0;
    let left = library;
    while (left.length > 0) {
      const batch = left.slice(0, BATCH);
      sent += 1;
      const isKilled = KILLS.includes(sent);
      const call = client.rpc("import_steam_games", { games: batch }).then(({ error }) => error);
      if (isKilled) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      const error = await call;
      if (!isKilled) expect(error).toBeNull();
      if (error === null) for (const { appid } of batch) acknowledged.add(appid);
      left = left.slice(BATCH);
      if (!isKilled) continue;

      ({ child, client } = await serve());
      await client.auth.signInWithPassword({ email, password: PASSWORD, options: { captchaToken: CAPTCHA } });
      const kept = await importedApps(client);
      expect([...acknowledged].filter((appid) => !kept.has(appid))).toEqual([]);
      const ofBatch = batch.filter(({ appid }) => kept.has(appid)).length;
      expect([0, batch.length], "a batch is written whole or not at all").toContain(ofBatch);
      left = library.filter(({ appid }) => !kept.has(appid));
    }

    expect(await importedApps(client)).toEqual(new Set(library.map(({ appid }) => appid)));
    const games = new Map<number, number>();
    for (const { game_id } of library) games.set(game_id, (games.get(game_id) ?? 0) + 60);
    const { data: counts } = await client.from("collection_counts").select("total, imported").single();
    expect(counts).toEqual({ total: games.size, imported: games.size });
    for (const minutes of [60, 120]) {
      const wanted = [...games.values()].filter((sum) => sum === minutes).length;
      const { count } = await client
        .from("user_games")
        .select("id", { count: "exact", head: true })
        .eq("steam_playtime_minutes", minutes);
      expect(count).toBe(wanted);
    }
  },
);
