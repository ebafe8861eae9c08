import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailbox } from "../../sandbox/mailbox/mailbox.ts";
import {
  CAPTCHA,
  connectTo,
  createDataDir,
  gameRow,
  newName,
  PASSWORD,
  startSupabase,
  tokenHashIn,
} from "./harness.ts";

const SERVE = fileURLToPath(new URL("./serve.ts", import.meta.url));
const ROUNDS = process.env.PROOF ? 2 : 1;

let dataDir: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await createDataDir();
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

async function serve(): Promise<{ url: string; key: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [SERVE, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  running = child;
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const kill = async () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return { ...JSON.parse(line), kill };
}

it("keeps acknowledged rows, accounts, sessions and grants when killed during writes", {
  timeout: 120_000,
}, async () => {
  const email = "survivor@questshelf.test";
  const username = newName();
  let server = await serve();
  let client = connectTo(server.url, server.key);
  await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { captchaToken: CAPTCHA, data: { username } },
  });
  const mails = await (await createMailbox({ dataDir })).handler(new Request("http://sandbox/mailbox.json"));
  const token_hash = tokenHashIn(JSON.stringify(await mails.json()));
  const { data } = await client.auth.verifyOtp({ token_hash, type: "signup" });
  const owner = data.user?.id ?? "";
  let session = data.session;

  const acknowledged: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const wanted = acknowledged.length + 15;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 1; ; n++) {
        const id = round * 100_000 + writer * 10_000 + n;
        const { error } = await client.from("user_games").insert(gameRow(owner, id));
        if (error) return;
        acknowledged.push(id);
        if (acknowledged.length === wanted) await server.kill();
      }
    });
    await Promise.all(writers);

    server = await serve();
    client = connectTo(server.url, server.key);
    const renewed = await client.auth.setSession({
      access_token: session?.access_token ?? "",
      refresh_token: session?.refresh_token ?? "",
    });
    session = renewed.data.session;
    const { data: rows } = await client.from("user_games").select("game_id");
    const kept = new Set(rows?.map(({ game_id }) => game_id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  }
  await server.kill();

  const last = await startSupabase({ dataDir });
  const anonymous = last.connect();
  expect((await anonymous.from("user_games").select("notes")).error?.code).toBe("42501");
  expect((await anonymous.rpc("read_profile", { name: username })).data).toMatchObject({ username });
  const { error } = await anonymous.auth.signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: CAPTCHA },
  });
  expect(error).toBeNull();
  await last.stop();
});
