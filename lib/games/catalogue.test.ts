import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getGame } from "./get-game";
import { getTimeToBeat } from "./get-time-to-beat";

// Outside of Next the directives do nothing, so that every read here goes upstream.
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));

/** Names that IGDB removed in 2025: they raise no error, they silently find nothing. */
const DEAD_FIELDS =
  /(?<![\w.])category\b|\.category\b|(?<![\w.])status\b|\bcollection\b|\bfollows\b|\.region\b|age_ratings\.rating\b|\bpopularity_source\b|content_descriptions/;

let sandbox: ChildProcess;
let recorder: Server;
let dataDir: string;
const sent: { path: string; body: string; status: number }[] = [];

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "questshelf-"));
  const port = await freePort();
  const settings = { SANDBOX_PORT: String(port), SANDBOX_SERVICES: "igdb", DATA_DIR: dataDir };
  sandbox = spawn(process.execPath, ["sandbox/main.ts"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: sandbox.stdout ?? process.stdin })) {
    if (line === "sandbox ready") break;
  }
  recorder = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { host, connection, ...headers } = request.headers;
    const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: "POST",
      body,
      headers: given,
    });
    sent.push({ path: request.url ?? "", body, status: answer.status });
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  const url = `http://127.0.0.1:${await listen(recorder)}`;
  for (const [name, value] of Object.entries({
    IGDB_API_URL: `${url}/igdb/v4`,
    IGDB_TOKEN_URL: `${url}/twitch/oauth2/token`,
    IGDB_CLIENT_ID: "sandbox",
    IGDB_CLIENT_SECRET: "sandbox",
    IGDB_IMAGE_URL: "/images",
    STEAM_API_KEY: "-",
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "-",
    TURNSTILE_SITE_KEY: "-",
  })) {
    vi.stubEnv(name, value);
  }
}, 30_000);

afterAll(async () => {
  recorder?.closeAllConnections();
  recorder?.close();
  if (sandbox) {
    const ended = new Promise((resolve) => sandbox.once("exit", resolve));
    sandbox.kill();
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  sent.length = 0;
});

// Reads here wait for their turn at four requests a second.
vi.setConfig({ testTimeout: 30_000 });

const WITCHER_3 = 1942;

describe("a game", () => {
  it("is read whole, with current field names, in paths of three segments at most", async () => {
    const game = await getGame(WITCHER_3);
    expect(game).toMatchObject({
      id: WITCHER_3,
      name: "The Witcher 3: Wild Hunt",
      path: "/game/1942/the-witcher-3-wild-hunt",
      releaseYear: 2015,
      category: 0,
      steamAppId: 292030,
      isAdult: false,
      ageRating: 5,
    });
    expect(game?.platforms.length).toBeGreaterThan(0);
    expect(game?.companies).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/CD Projekt/i), isDeveloper: true }),
    );
    expect(game?.coverUrl).toMatch(/^\/images\/t_cover_big\/co\w+\.jpg$/);
    const paths = sent.flatMap(({ body }) =>
      [...body.matchAll(/fields ([^;]+);/g)].flatMap(([, fields]) => fields?.split(",") ?? []),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => path.split(".").length > 3)).toEqual([]);
  });

  it("is null when it does not exist", async () => {
    expect(await getGame(268_435_455)).toBeNull();
    expect(await getTimeToBeat(2_147_483_647)).toBeNull();
  });

  it("has its play times in seconds", async () => {
    expect(await getTimeToBeat(WITCHER_3)).toMatchObject({ hastily: expect.any(Number) });
  });

  it("is read with 499 others in few calls, without a refusal", async () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    await Promise.all(ids.flatMap((id) => [getGame(id), getTimeToBeat(id)]));
    expect(sent.length).toBeLessThanOrEqual(10);
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe("every query", () => {
  it("uses current field names only", async () => {
    await getGame(WITCHER_3);
    await getTimeToBeat(WITCHER_3);
    const bodies = sent.map(({ body }) => body.replace(/"[^"]*"/g, '""'));
    expect(bodies.length).toBeGreaterThan(2);
    expect(bodies.filter((body) => DEAD_FIELDS.test(body))).toEqual([]);
  });
});
