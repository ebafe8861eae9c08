import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectedSchema } from "../../lab/check-live/expected-schema.ts";
import { createFaults } from "../../sandbox/shell/faults.ts";
import { type RunningServices, startServices } from "../../sandbox/shell/mounts.ts";
import { createRequestLog } from "../../sandbox/shell/request-log.ts";
import { readSettings } from "../../sandbox/shell/settings.ts";
import { createShell } from "../../sandbox/shell/shell.ts";
import { createDataDir, startSupabase } from "./harness.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000, maxConcurrency: 13 });

const NO_KEYS = Object.fromEntries(
  [
    "IGDB_CLIENT_ID",
    "IGDB_CLIENT_SECRET",
    "STEAM_API_KEY",
    "SUPABASE_URL",
    "SUPABASE_PUBLISHABLE_KEY",
    "TURNSTILE_SITE_KEY",
    "SITE_URL",
    "REDIS_URL",
  ].map((name) => [name, ""]),
);

/** Runs the command with these settings only, without those of a .env file. */
function checkLive(settings: Record<string, string>, args: string[] = []) {
  const env = { ...process.env, ...NO_KEYS, ...settings };
  const command = ["--conditions=react-server", "lab/check-live.ts", ...args];
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      out += text;
    });
  }
  return new Promise<{ code: number | null; out: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, out }));
  });
}

async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

// Concurrent: each test mostly waits for the limits and retries of the clients.
describe.concurrent("against the sandbox", () => {
  const dataDirs: string[] = [];
  const servers: Server[] = [];
  const running: RunningServices[] = [];
  let sandbox: RunningServices;

  async function start(services: string): Promise<RunningServices> {
    const dataDir = await createDataDir();
    dataDirs.push(dataDir);
    const settings = readSettings({ DATA_DIR: dataDir, SANDBOX_SERVICES: services });
    const started = await startServices({ settings, log: createRequestLog(), faults: createFaults() });
    running.push(started);
    return started;
  }

  /** The sandbox at an address with faults and a log of its own. */
  async function serve({ mounts }: RunningServices) {
    const log = createRequestLog();
    const faults = createFaults();
    const { server, url } = await listen(createShell({ mounts, log, faults }));
    servers.push(server);
    return { log, faults, url, settings: settingsFor(url) };
  }

  beforeAll(async () => {
    sandbox = await start("igdb,steam,supabase,turnstile");
  });
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    for (const { close } of running) await close();
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  });

  it("succeeds for every service, within its limits, and writes nothing", async () => {
    const { log, settings } = await serve(sandbox);
    const all = Object.assign({}, ...Object.values(settings));
    const { code, out } = await checkLive(all, ["--steam-id", "76561198000000001"]);
    expect(out).not.toContain("✗");
    expect([code, out.match(/^✓ (\w+)/gm)?.length]).toEqual([0, 30]);
    const calls = /\n(\d+) calls\. All checks succeeded\.\n$/.exec(out)?.[1];
    const { relations, procedures } = await expectedSchema();
    const other = Number(calls) - relations.length - procedures.length;
    expect(other).toBeGreaterThan(20);
    expect(other).toBeLessThanOrEqual(50);
    expect(out).not.toContain("sb_publishable_sandbox");
    const writing = log.list().filter(({ method, path }) => method !== "GET" && !path.startsWith("/v4/"));
    expect(writing.map(({ method, path, status }) => `${method} ${path} ${status}`).sort()).toEqual([
      "POST /auth/v1/token 400",
      "POST /oauth2/token 200",
    ]);
    expect(log.list().filter(({ status }) => status === 429)).toEqual([]);
  });

  const TITLES = { igdb: "IGDB", steam: "Steam", supabase: "Supabase", turnstile: "Turnstile" } as const;
  const SERVICES = ["igdb", "steam", "supabase", "turnstile"] as const;

  it.each([
    ["down", SERVICES],
    ["garbage", SERVICES],
    ["rate-limited", ["igdb"]],
  ] as const)("fails with a hint for %s: %j, and skips services without keys", async (mode, services) => {
    const { faults, settings } = await serve(sandbox);
    for (const service of services) faults.set({ service, mode });
    const { code, out } = await checkLive(Object.assign({}, ...services.map((service) => settings[service])));
    expect(code).toBe(1);
    for (const service of services) {
      const title = TITLES[service];
      expect(out).toMatch(
        new RegExp(`^✗ ${title}: .+\n {4}\\S.+\n– ${title}: \\d+ more checks were left out$`, "m"),
      );
    }
    const skipped = out.match(/^– \w+: skipped, .+ not set$/gm) ?? [];
    expect(skipped).toHaveLength(SERVICES.length - services.length);
    expect(out).toMatch(new RegExp(`\n\\d+ calls\\. ${services.length} failed\\.\n$`));
  });

  it("names an IGDB field that has no values", async () => {
    // IGDB's rate limit is per sandbox: the first test must not share it.
    const { url, settings } = await serve(await start("igdb"));
    const renaming = await listen(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request));
      const headers = new Headers({
        "Content-Type": String(request.headers["content-type"] ?? "text/plain"),
      });
      for (const name of ["client-id", "authorization"]) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const answer = await fetch(`${url}${request.url}`, { method: "POST", headers, body });
      const text = (await answer.text()).replaceAll('"game_type"', '"kind"');
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
    });
    const { code, out } = await checkLive({ ...settings.igdb, IGDB_API_URL: `${renaming.url}/igdb/v4` });
    renaming.server.close();
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ IGDB: games have the fields of our schema: no value in any row for game_type, .+\n {4}Renamed/,
    );
    expect(out).toContain("✓ IGDB: companies have the fields of our schema");
  });

  it("names the keys that are refused", async () => {
    const { settings } = await serve(sandbox);
    const { code, out } = await checkLive({ ...settings.igdb, IGDB_CLIENT_SECRET: "of-another-client" });
    expect(code).toBe(1);
    expect(out).toContain("Refused: check IGDB_CLIENT_ID and IGDB_CLIENT_SECRET.");
    expect(out).not.toContain("of-another-client");
  });

  it("names what a Supabase project lacks, and what is public but should be private", async () => {
    const supabase = await startSupabase();
    const settings = { SUPABASE_URL: supabase.url, SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey };
    try {
      await supabase.sql("drop function public.set_status(integer[], text)");
      await supabase.sql("grant select on public.user_games to anon");
      await supabase.sql("delete from storage.buckets where id = 'banners'");
      await supabase.sql("alter table public.steam_games rename column matched_by to matched");
      const { code, out } = await checkLive(settings);
      expect(code).toBe(1);
      expect(out).toMatch(
        /columns of the migrations: steam_games: column steam_games\.matched_by does not exist; visitors may read user_games, which is private\n/,
      );
      expect(out).toContain("functions are those of the migrations: set_status: Could not find the function");
      expect(out).toContain("the buckets for pictures are there: banners: Bucket not found");
      expect(out.match(/Apply the migrations: supabase db push\./g)).toHaveLength(3);
      expect(out).toMatch(/ 3 failed\.\n$/);
    } finally {
      await supabase.stop();
    }
  });
});

/** The command's settings for the sandbox at `url`. */
function settingsFor(url: string) {
  return {
    igdb: {
      IGDB_CLIENT_ID: "sandbox",
      IGDB_CLIENT_SECRET: "sandbox",
      IGDB_API_URL: `${url}/igdb/v4`,
      IGDB_TOKEN_URL: `${url}/twitch/oauth2/token`,
      IGDB_IMAGE_URL: `${url}/_sandbox/images`,
    },
    steam: { STEAM_API_KEY: "sandbox", STEAM_API_URL: `${url}/steam` },
    supabase: { SUPABASE_URL: `${url}/supabase`, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_sandbox" },
    turnstile: {
      TURNSTILE_SITE_KEY: "1x00000000000000000000BB",
      TURNSTILE_SCRIPT_URL: `${url}/_sandbox/turnstile/v0/api.js`,
    },
  };
}

it("prints no key, even if the service repeats it", async () => {
  const { server, url } = await listen(({ url }, response) => response.writeHead(403).end(`denied: ${url}`));
  const { code, out } = await checkLive({ STEAM_API_KEY: "a+very/secret", STEAM_API_URL: url });
  server.close();
  expect(code).toBe(1);
  expect(out).not.toMatch(/very/);
  const echo = await listen(({ url }, response) => {
    if (url?.includes("GetNumberOfCurrentPlayers")) {
      const isThere = url.includes("appid=730");
      response.writeHead(isThere ? 200 : 404);
      return response.end(
        JSON.stringify({ response: isThere ? { result: 1, player_count: 1 } : { result: 42 } }),
      );
    }
    response.writeHead(403).end(`denied: ${url}`);
  });
  const echoed = await checkLive({ STEAM_API_KEY: "a+very/secret", STEAM_API_URL: echo.url });
  echo.server.close();
  expect(echoed.out).toContain("denied: /ISteamUser/ResolveVanityURL/v1/?key=[key]");
  expect(echoed.out).not.toMatch(/very/);
});

it.each([
  [{}, "Questshelf: No service has keys, so there is nothing to check (see .env.example).\n"],
  [
    { IGDB_CLIENT_ID: "id" },
    expect.stringMatching(/^Questshelf: IGDB_CLIENT_ID is set but IGDB_CLIENT_SECRET is not .+\n$/),
  ],
] as [Record<string, string>, string][])(
  "reports with %j that there is nothing to check",
  async (settings, line) => {
    expect(await checkLive(settings)).toEqual({ code: 1, out: line });
  },
);
