import { type APIRequestContext, request as playwright } from "playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentOf, isOk, requestRoute, requestUntilOk } from "../../e2e/support/faults";
import { DEMO, FROM_OWN_PAGE, registerUser, signInThrough } from "../../e2e/support/fixtures";
import { makePictures } from "../../e2e/support/pictures";
import { READ_ROUTES, type RouteSamples } from "../../e2e/support/read-routes";
import { makeRouteSamples, shuffled } from "../../e2e/support/route-samples";
import { DONE, fillShelf, SHELF_WRITES, type Shelf, stateOf } from "../../e2e/support/shelf-writes";
import { type Instances, startInstances } from "../../scripts/lib/instances.ts";
import { findFreePort } from "../../scripts/lib/ports.ts";
import { type RedisProxy, startRedisProxy } from "../../scripts/lib/redis-proxy.ts";
import { type RedisServer, startRedisServer } from "../../scripts/lib/redis-server.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";

const program = findProgram("redis-server");
/** What `npm run proof` runs its apps with; by itself this takes the build of `npm start`. */
const given: Record<string, string> = JSON.parse(process.env.E2E_APP ?? "{}");
/** Requests a minute that one client may make of what is counted here. */
const PROXY_LIMIT = 100;
/** What an app waits for, and what it does not. */
const SLOW_MS = 120;
const TOO_SLOW_MS = 2000;
/** Many addresses are asked for the first time, and Redis is tried again once a second. */
const TEST_MS = 90_000;
const HEALS_IN_MS = 10_000;
/** What the table of addresses takes from the front of a list. */
const TABLE_TAKES = 25;
const READS_AT_ONCE = 8;
/** Where IGDB is asked but once a second, some wait for their turn. */
const LIMIT_MS = 10_000;
/** They tell of this very moment. */
const NEVER_THE_SAME = ["/api/status-checks", "/api/profile/data?format=json"];

describe.skipIf(!program)("two instances whose Redis is in trouble", () => {
  let redis: RedisServer;
  let proxy: RedisProxy;
  let instances: Instances;
  let site: string;
  let A: string;
  let B: string;
  let demo: Client;
  let visitor: Client;
  let world: RouteSamples;
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
      RATE_LIMIT_CATALOGUE_READ_PER_MINUTE: "100000",
      RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: "100000",
      SANDBOX_CONTROL: "1",
      // What IGDB allows is another test's matter.
      IGDB_REQUESTS_PER_SECOND: "40",
      IGDB_OPEN_REQUESTS: "40",
      SANDBOX_IGDB_PER_SECOND: "100",
      SITE_URL: site,
      REDIS_URL: proxy.url,
      TRUST_PROXY: "true",
    });
    [A = "", B = ""] = instances.addresses;
    [demo, visitor] = [await newClient((request) => signInThrough(request, DEMO)), await newClient()];
    world = await makeRouteSamples(demo.A, site, [DEMO.username, "guest"]);
    games = shuffled(world.games.slice(TABLE_TAKES));
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
  /** A client that nobody else is, at both instances; signed in where `signIn` does that at the first one. */
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
  const forgetCalls = () => fetch(requestsUrl(), { method: "DELETE" });

  const FAULT_MODES: [string, () => unknown, () => unknown][] = [
    ["is gone", () => proxy.setFault("down"), () => proxy.setFault("none")],
    ["hangs", () => redis.freeze(), () => redis.thaw()],
    ["is slow", () => proxy.setFault("slow", SLOW_MS), () => proxy.setFault("none")],
    ["is too slow", () => proxy.setFault("slow", TOO_SLOW_MS), () => proxy.setFault("none")],
    ["answers what is no answer", () => proxy.setFault("garbage"), () => proxy.setFault("none")],
    ["resets its connections", () => proxy.setFault("reset"), () => proxy.setFault("none")],
    ["breaks off amid its answers", () => proxy.setFault("cut"), () => proxy.setFault("none")],
    ["is full", () => redis.send("CONFIG SET maxmemory 1"), () => redis.send("CONFIG SET maxmemory 0")],
    [
      "may not be written to",
      () => redis.send("REPLICAOF 127.0.0.1 1"),
      () => redis.send("REPLICAOF NO ONE"),
    ],
    ["holds what nobody can read", () => spoil(), () => {}],
  ];
  /** Another Node, or another build of the app, has written all that is kept. */
  const spoil = () =>
    redis.send(
      `EVAL "for _, key in ipairs(redis.call('KEYS', 'questshelf:[pd]a*')) do redis.call('SET', key, 'x') end" 0`,
    );

  type Row = { path: string; at: Client; isNewToTheOther: boolean };

  /**
   * All that can be read. Of what needs IGDB the other instance knows nothing in one of the troubles, of another part of
   * it in each of them: without Redis it may ask IGDB but once a second.
   */
  function rowsOf(trouble: number): Row[] {
    let asking = 0;
    return Object.values(READ_ROUTES).map(({ paths, needs, isPersonal }) => {
      const isNewToTheOther = needs.includes("igdb") && asking++ % FAULT_MODES.length === trouble;
      const [seen = "", ...unseen] = paths(world);
      const path = (isNewToTheOther && unseen[trouble % unseen.length]) || seen;
      return { path, at: isPersonal ? demo : visitor, isNewToTheOther };
    });
  }

  /** Not all at once: that the database's stand-in keeps up is no matter of Redis's. */
  async function forAll(rows: Row[], read: (row: Row) => Promise<void>) {
    for (let index = 0; index < rows.length; index += READS_AT_ONCE)
      await Promise.all(rows.slice(index, index + READS_AT_ONCE).map(read));
  }

  async function readAll(rows: Row[]): Promise<Map<string, string>> {
    const contents = new Map<string, string>();
    await forAll(rows, async ({ path, at, isNewToTheOther }) => {
      contents.set(path, contentOf(await requestUntilOk(at.A, path)));
      if (!isNewToTheOther) await requestUntilOk(at.B, path);
    });
    return contents;
  }

  async function expectTheSame(rows: Row[], before: Map<string, string>) {
    await forAll(rows, async ({ path, at }) => {
      for (const asked of await Promise.all(
        [at.A, at.B].map((request) => requestRoute(request, path, LIMIT_MS)),
      )) {
        expect(isOk(asked), `${path}: ${asked.status}`).toBe(true);
        if (!NEVER_THE_SAME.includes(path)) expect(contentOf(asked), path).toBe(before.get(path));
      }
    });
  }

  /** Makes every write of a shelf once; resolves to what the database was asked to change. */
  async function callsOfWrites(shelf: Shelf): Promise<string[]> {
    await forgetCalls();
    for (const [name, { send }] of Object.entries(SHELF_WRITES))
      expect((await send(shelf)).status(), name).toBe(200);
    const calls = (await upstreamCalls()).filter(
      ({ service, method }) => service === "supabase" && method !== "GET",
    );
    // Pictures have names of chance.
    return calls
      .map(({ method, path }) => `${method} ${path.replace(/\?.*|(?<=\/object\/\w+\/).*/g, "")}`)
      .sort();
  }

  async function expectShared() {
    const callsForTheOther = async () => {
      const game = games.pop() ?? "";
      await textOf(visitor.A, game);
      await forgetCalls();
      expect(await textOf(visitor.B, game)).toContain("og:title");
      return upstreamCalls();
    };
    await expect.poll(callsForTheOther, { timeout: HEALS_IN_MS }).toEqual([]);
    const client = await newClient();
    const statusOf = async (request: APIRequestContext) =>
      (await request.post("/api/igdb/games", { data: {} })).status();
    for (let index = 0; index < PROXY_LIMIT; index++) expect(await statusOf(client.A)).toBe(400);
    expect(await statusOf(client.B)).toBe(429);
  }

  test.each(FAULT_MODES)(
    "a Redis that %s changes no answer and no write, and is used again afterwards",
    async (trouble, begin, end) => {
      const owner = await newClient(registerUser);
      const shelf = await fillShelf(owner.A, await makePictures());
      const rows = rowsOf(FAULT_MODES.findIndex(([name]) => name === trouble));
      const before = await readAll(rows);
      // Of somebody of whom the other one has not heard lately: what it heard last it would look up again by itself.
      const about = `Written while Redis ${trouble} ${Math.random()}`;
      const showsChange = async (request: APIRequestContext) =>
        (await textOf(request, `/user/${DEMO.username}`)).includes(about);
      try {
        await begin();
        await expectTheSame(rows, before);
        expect(await callsOfWrites(shelf)).toEqual(usualCalls);
        expect(await stateOf({ request: owner.B })).toEqual(DONE);
        expect((await demo.A.patch("/api/profile", { data: { about } })).status()).toBe(200);
        expect(await showsChange(visitor.A)).toBe(true);
      } finally {
        await end();
      }
      // The other one is told what it could not hear.
      await expect.poll(() => showsChange(visitor.B), { timeout: HEALS_IN_MS }).toBe(true);
      await expectShared();
    },
    TEST_MS,
  );
});
