import { type APIRequestContext, request as playwright } from "playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentOf, isOk, requestRoute, requestUntilOk } from "../../e2e/support/faults";
import { DEMO, FROM_OWN_PAGE, registerUser, signInThrough } from "../../e2e/support/fixtures";
import { makePictures } from "../../e2e/support/pictures";
import { READ_ROUTES, type RouteSamples } from "../../e2e/support/read-routes";
import { makeRouteSamples, shuffled } from "../../e2e/support/route-samples";
import { DONE, fillShelf, SHELF_WRITES, type Shelf, stateOf } from "../../e2e/support/shelf-writes";
import { findFreePort } from "../../scripts/lib/ports.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { type Instances, startInstances } from "../lib/instances.ts";
import { type RedisProxy, startRedisProxy } from "../lib/redis-proxy.ts";
import { type RedisServer, startRedisServer } from "../lib/redis-server.ts";

const program = findProgram("redis-server");
/** Set by `npm run proof`; alone, the tests use the build of `npm start`. */
const given: Record<string, string> = JSON.parse(process.env.E2E_APP ?? "{}");
/** The limit per client and minute that the tests reach. */
const PROXY_LIMIT = 100;
/** Delays of Redis below and above the app's timeout. */
const SLOW_MS = 120;
const TOO_SLOW_MS = 2000;
/** Many reads are uncached, and the app retries Redis once a second. */
const TEST_MS = 90_000;
const RECOVERY_MS = 10_000;
/** Games at the start of the samples are used by `READ_ROUTES`. */
const RESERVED_GAMES = 25;
const CONCURRENT_READS = 8;
/** Reads wait for a slot: without Redis, an instance calls IGDB only once a second. */
const LIMIT_MS = 10_000;
/** Responses with the current time. */
const VOLATILE_PATHS = ["/api/status-checks", "/api/profile/data?format=json", "/api/notices"];

describe.skipIf(!program)("two instances whose Redis fails", () => {
  let redis: RedisServer;
  let proxy: RedisProxy;
  let instances: Instances;
  let site: string;
  let A: string;
  let B: string;
  let demo: Client;
  let visitor: Client;
  let samples: RouteSamples;
  let games: string[];
  let usualCalls: string[];

  beforeAll(async () => {
    const first = { PORT: "3000", DATA_DIR: ".data", ...given };
    const port = Number(first.PORT) + 330;
    redis = await startRedisServer(program ?? "", port);
    proxy = await startRedisProxy(redis.url, await findFreePort(port + 10));
    site = `http://127.0.0.1:${await findFreePort(port + 20)}`;
    instances = await startInstances(2, 24, {
      ...process.env,
      ...first,
      RATE_LIMIT_POST_PROXY_PER_MINUTE: String(PROXY_LIMIT),
      RATE_LIMIT_GET_LIST_PER_MINUTE: "100000",
      RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: "100000",
      SANDBOX_CONTROL: "1",
      // IGDB's rate limit is tested in several-instances.test.ts.
      IGDB_REQUESTS_PER_SECOND: "40",
      IGDB_OPEN_REQUESTS: "40",
      SANDBOX_IGDB_PER_SECOND: "100",
      SITE_URL: site,
      REDIS_URL: proxy.url,
      TRUST_PROXY: "true",
    });
    [A = "", B = ""] = instances.urls;
    [demo, visitor] = [await newClient((request) => signInThrough(request, DEMO)), await newClient()];
    samples = await makeRouteSamples(demo.A, site, [DEMO.username, "guest"]);
    games = shuffled(samples.games.slice(RESERVED_GAMES));
    const owner = await newClient(registerUser);
    usualCalls = await callsOfWrites(await fillShelf(owner.A, await makePictures()));
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.dispose()));
    await instances?.remove();
    await proxy?.stop();
    await redis?.kill();
  });

  const contexts: APIRequestContext[] = [];
  let clients = 0;
  type Client = Record<"A" | "B", APIRequestContext>;
  /** A new client at both instances, with an address of its own; `signIn` runs at the first one. */
  async function newClient(signIn?: (request: APIRequestContext) => Promise<unknown>): Promise<Client> {
    const extraHTTPHeaders = { ...FROM_OWN_PAGE, "x-forwarded-for": `10.1.0.${++clients}` };
    const atA = await playwright.newContext({ baseURL: A, extraHTTPHeaders });
    contexts.push(atA);
    await signIn?.(atA);
    const storageState = await atA.storageState();
    const atB = await playwright.newContext({ baseURL: B, extraHTTPHeaders, storageState });
    contexts.push(atB);
    return { A: atA, B: atB };
  }
  const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
  const requestsUrl = () => `${instances.sandboxUrl}/_sandbox/requests.json`;
  const upstreamCalls = async (): Promise<{ service: string; method: string; path: string }[]> =>
    (await fetch(requestsUrl())).json();
  const clearCalls = () => fetch(requestsUrl(), { method: "DELETE" });

  const FAULT_MODES: [string, () => unknown, () => unknown][] = [
    ["is down", () => proxy.setFault("down"), () => proxy.setFault("none")],
    ["hangs", () => redis.freeze(), () => redis.thaw()],
    ["is slow", () => proxy.setFault("slow", SLOW_MS), () => proxy.setFault("none")],
    ["is too slow", () => proxy.setFault("slow", TOO_SLOW_MS), () => proxy.setFault("none")],
    ["returns garbage", () => proxy.setFault("garbage"), () => proxy.setFault("none")],
    ["resets its connections", () => proxy.setFault("reset"), () => proxy.setFault("none")],
    ["resets connections during replies", () => proxy.setFault("cut"), () => proxy.setFault("none")],
    ["is full", () => redis.send("CONFIG SET maxmemory 1"), () => redis.send("CONFIG SET maxmemory 0")],
    ["is read-only", () => redis.send("REPLICAOF 127.0.0.1 1"), () => redis.send("REPLICAOF NO ONE")],
    ["has unreadable values", () => corruptValues(), () => {}],
  ];
  /** Simulates cached values written by another version of Node or the app. */
  const corruptValues = () =>
    redis.send(
      `EVAL "for _, key in ipairs(redis.call('KEYS', 'questshelf:[pd]a*')) do redis.call('SET', key, 'x') end" 0`,
    );

  type Row = { path: string; at: Client; isUncachedAtB: boolean };

  /**
   * All read routes. Under each fault, a different part of the routes that need IGDB is not cached at instance B: without
   * Redis, it may call IGDB only once a second.
   */
  function rowsOf(fault: number): Row[] {
    let igdbRoutes = 0;
    // A probe says that Redis fails.
    const routes = Object.values(READ_ROUTES).filter(({ isProbe }) => !isProbe);
    return routes.map(({ paths, needs, isPersonal }) => {
      const isUncachedAtB = needs.includes("igdb") && igdbRoutes++ % FAULT_MODES.length === fault;
      const [first = "", ...others] = paths(samples);
      const path = (isUncachedAtB && others[fault % others.length]) || first;
      return { path, at: isPersonal ? demo : visitor, isUncachedAtB };
    });
  }

  /** Limits concurrency, so that the sandbox's database keeps up. */
  async function forAll(rows: Row[], read: (row: Row) => Promise<void>) {
    for (let index = 0; index < rows.length; index += CONCURRENT_READS)
      await Promise.all(rows.slice(index, index + CONCURRENT_READS).map(read));
  }

  async function readAll(rows: Row[]): Promise<Map<string, string>> {
    const contents = new Map<string, string>();
    await forAll(rows, async ({ path, at, isUncachedAtB }) => {
      contents.set(path, contentOf(await requestUntilOk(at.A, path)));
      if (!isUncachedAtB) await requestUntilOk(at.B, path);
    });
    return contents;
  }

  async function expectUnchanged(rows: Row[], before: Map<string, string>) {
    await forAll(rows, async ({ path, at }) => {
      for (const answer of await Promise.all(
        [at.A, at.B].map((request) => requestRoute(request, path, LIMIT_MS)),
      )) {
        expect(isOk(answer), `${path}: ${answer.status}`).toBe(true);
        if (!VOLATILE_PATHS.includes(path)) expect(contentOf(answer), path).toBe(before.get(path));
      }
    });
  }

  /** Makes every write of a shelf once; resolves to the writes that reached Supabase. */
  async function callsOfWrites(shelf: Shelf): Promise<string[]> {
    await clearCalls();
    for (const [name, { send }] of Object.entries(SHELF_WRITES))
      expect((await send(shelf)).status(), name).toBe(200);
    const calls = (await upstreamCalls()).filter(
      ({ service, method }) => service === "supabase" && method !== "GET",
    );
    // Pictures have random names.
    return calls
      .map(({ method, path }) => `${method} ${path.replace(/\?.*|(?<=\/object\/\w+\/).*/g, "")}`)
      .sort();
  }

  async function expectShared() {
    const callsOfB = async () => {
      const game = games.pop() ?? "";
      await textOf(visitor.A, game);
      await clearCalls();
      expect(await textOf(visitor.B, game)).toContain("og:title");
      return upstreamCalls();
    };
    await expect.poll(callsOfB, { timeout: RECOVERY_MS }).toEqual([]);
    const client = await newClient();
    const statusOf = async (request: APIRequestContext) =>
      (await request.post("/api/igdb/games", { data: {} })).status();
    for (let index = 0; index < PROXY_LIMIT; index++) expect(await statusOf(client.A)).toBe(400);
    expect(await statusOf(client.B)).toBe(429);
  }

  test.each(FAULT_MODES)(
    "a Redis that %s changes no response and no write, and is used again afterwards",
    async (fault, begin, end) => {
      const owner = await newClient(registerUser);
      const shelf = await fillShelf(owner.A, await makePictures());
      const rows = rowsOf(FAULT_MODES.findIndex(([name]) => name === fault));
      const before = await readAll(rows);
      // Uses a profile that B was not recently notified about: B would read such a profile again by itself.
      const about = `Written while Redis ${fault} ${Math.random()}`;
      const showsChange = async (request: APIRequestContext) =>
        (await textOf(request, `/user/${DEMO.username}`)).includes(about);
      try {
        await begin();
        await expectUnchanged(rows, before);
        expect(await callsOfWrites(shelf)).toEqual(usualCalls);
        expect(await stateOf({ ...shelf, request: owner.B })).toEqual(DONE);
        expect((await demo.A.patch("/api/profile", { data: { about } })).status()).toBe(200);
        expect(await showsChange(visitor.A)).toBe(true);
      } finally {
        await end();
      }
      // B receives the missed invalidation.
      await expect.poll(() => showsChange(visitor.B), { timeout: RECOVERY_MS }).toBe(true);
      await expectShared();
    },
    TEST_MS,
  );
});
