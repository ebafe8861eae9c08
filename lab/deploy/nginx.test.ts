import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { configErrors, type Nginx, startNginx } from "./nginx.ts";

const program = findProgram("nginx");
const openssl = findProgram("openssl");

test.skipIf(!program || !openssl)("deploy/nginx.conf is valid, including TLS", () => {
  expect(configErrors(program ?? "", openssl ?? "")).toBe("");
});

describe.skipIf(!program)("deploy/nginx.conf", () => {
  let app: Server;
  let nginx: Nginx;
  /** The requests that reached the app. */
  let seen: IncomingMessage[];
  /** The app's response. */
  let answer: RequestListener;

  beforeAll(async () => {
    app = createServer((request, response) => {
      seen.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    nginx = await startNginx(program ?? "", [`http://127.0.0.1:${Object(app.address()).port}`], 14_600);
  });
  afterAll(async () => {
    await nginx?.stop();
    app?.closeAllConnections();
    app?.close();
  });
  beforeEach(() => {
    seen = [];
    answer = (_, response) => response.end("ok");
  });

  let pages = 0;
  const newPath = () => `/page/${++pages}`;
  const request = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(nginx.url + path, { redirect: "manual", ...init, headers });
  /** Responds with the number of requests so far. */
  const respondWithCount = (headers: Record<string, string>, status = 200) => {
    answer = (_, response) => response.writeHead(status, headers).end(`answer ${seen.length}`);
  };
  const PUBLIC = { "cache-control": "s-maxage=1800, stale-while-revalidate=84600, must-revalidate" };

  test("drops headers that Next trusts, and sets the client's address", async () => {
    const forged = {
      "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
      "x-middleware-rewrite": "/collection",
      "x-middleware-set-cookie": "a=b",
      "x-nextjs-data": "1",
      "x-nextjs-html-request-id": "1",
      "x-matched-path": "/settings",
      "x-invoke-path": "/settings",
      "x-now-route-matches": "1=a",
      "x-prerender-revalidate": "guess",
      "x-forwarded-host": "evil.test",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-proto": "gopher",
      "x-real-ip": "6.6.6.6",
      forwarded: "for=6.6.6.6;host=evil.test",
      "next-action": "abc",
      "next-resume": "1",
      "x-accel-internal": "1",
    };
    const forwarded = { rsc: "1", "next-router-prefetch": "1", cookie: "a=b", origin: "https://a.test" };
    await request(newPath(), { ...forged, ...forwarded });
    const headers = seen[0]?.headers ?? {};
    expect(headers).toMatchObject({
      ...forwarded,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
    const ownHeaders = ["x-forwarded-for", "x-forwarded-proto"];
    expect(Object.keys(headers).filter((name) => name in forged)).toEqual(ownHeaders);
  });

  test("generates the id of each request, also for cached responses", async () => {
    const path = newPath();
    answer = (_, response) =>
      response.writeHead(200, { ...PUBLIC, "x-request-id": "the-first-one" }).end("ok");
    const forged = { "x-request-id": "forged-by-a-client" };
    const ids = [await request(path, forged), await request(path, forged)].map(({ headers }) =>
      headers.get("x-request-id"),
    );
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers["x-request-id"]).toBe(ids[0]);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test("returns 404 for the sandbox in any spelling", async () => {
    const paths = [
      "/_sandbox/mailbox",
      "//_sandbox/faults",
      "/_SANDBOX/shelf",
      "/%5fsandbox/mailbox",
      "/a/../_sandbox/x",
    ];
    for (const path of paths) expect((await request(path)).status, path).toBe(404);
    expect(seen).toEqual([]);
  });

  test("caches public responses for all clients", async () => {
    const path = newPath();
    respondWithCount(PUBLIC);
    const answers = [
      await request(path),
      await request(path, { cookie: "session=mine", "accept-encoding": "br" }),
    ];
    expect(answers.map(({ headers }) => headers.get("x-cache-status"))).toEqual(["MISS", "HIT"]);
    expect(await Promise.all(answers.map((response) => response.text()))).toEqual(["answer 1", "answer 1"]);
  });

  test("requests and caches a response as gzip for all clients", async () => {
    const path = `/_next/static/chunks${newPath()}.js`;
    respondWithCount(PUBLIC);
    for (const encoding of ["gzip, deflate, br, zstd", "br", "gzip, br;q=0", "identity"]) {
      expect(await (await request(path, { "accept-encoding": encoding })).text()).toBe("answer 1");
    }
    expect(seen.map(({ headers }) => headers["accept-encoding"])).toEqual(["gzip"]);
  });

  test("serves stale responses while the app fails, and does not cache errors", async () => {
    const path = newPath();
    respondWithCount({ "cache-control": "s-maxage=1" });
    await request(path);
    respondWithCount({}, 503);
    await expect
      .poll(async () => (await request(path)).headers.get("x-cache-status"), { timeout: 4000 })
      .toBe("STALE");
    const failing = newPath();
    expect([(await request(failing)).status, (await request(failing)).status]).toEqual([503, 503]);
    respondWithCount(PUBLIC);
    expect((await request(failing)).status).toBe(200);
  });

  test("revalidates a stale response in the background", async () => {
    const path = newPath();
    respondWithCount({ "cache-control": "s-maxage=1, stale-while-revalidate=60, must-revalidate" });
    await request(path);
    await expect
      .poll(async () => (await request(path)).headers.get("x-cache-status"), { timeout: 4000 })
      .toBe("STALE");
    await expect.poll(async () => (await request(path)).text()).not.toBe("answer 1");
  });

  test.each([
    ["private", { "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate" }],
    ["no-store", { "cache-control": "no-store" }],
    ["setting a cookie", { ...PUBLIC, "set-cookie": "session=theirs; HttpOnly" }],
    ["without Cache-Control", {}],
  ])("does not cache a response that is %s", async (_, headers) => {
    const path = newPath();
    respondWithCount(headers);
    expect([await (await request(path)).text(), await (await request(path)).text()]).toEqual([
      "answer 1",
      "answer 2",
    ]);
  });

  test("caches a document and each of the router's payloads separately", async () => {
    const path = newPath();
    respondWithCount(PUBLIC);
    const variants: Record<string, string>[] = [
      {},
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
      { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
      { rsc: "1", "next-url": "/games" },
    ];
    const textsOf = async () => {
      const texts: string[] = [];
      for (const headers of variants) texts.push(await (await request(path, headers)).text());
      return texts;
    };
    const first = await textsOf();
    expect(new Set(first).size).toBe(variants.length);
    expect(await textsOf()).toEqual(first);
  });

  test("caches what shows a user for a second, and serves it stale while the app fails", async () => {
    const paths = [
      ...["/user/ada", "/widget/ada", "/list/1/one", "/api/users/ada/games", "/api/oembed?url=x"],
      ...["/og/user/ada-0123456789ab.jpg", "/og/year/2026_ada.jpg", "/og/list/1.jpg", "/og/review/1_ada.jpg"],
      ...["/game/1/one", "/game/1/reviews.atom", "/media/avatars/1.jpg"],
    ];
    respondWithCount({ "cache-control": "s-maxage=60, stale-while-revalidate=86340, must-revalidate" });
    const textOf = async (path: string) => (await request(path)).text();
    const first = await Promise.all(paths.map(textOf));
    await Promise.all(
      paths.map((path, index) =>
        expect.poll(() => textOf(path), { message: path, timeout: 4000 }).not.toBe(first[index]),
      ),
    );
    respondWithCount({}, 503);
    const cacheOf = async (path: string) => (await request(path)).headers.get("x-cache-status");
    await Promise.all(
      paths.map((path) => expect.poll(() => cacheOf(path), { message: path, timeout: 4000 }).toBe("STALE")),
    );
  });

  test.each(["/user/bob", "/og/user/bob.jpg", "/og/review/1_bob.jpg"])(
    "forgets %s once it is not found, also for clients that the app refuses afterwards",
    async (path) => {
      respondWithCount({ "cache-control": "public, max-age=3600" });
      await request(path);
      respondWithCount({}, 429);
      await expect.poll(async () => (await request(path)).status, { timeout: 4000 }).toBe(429);
      respondWithCount({}, 404);
      expect((await request(path)).status).toBe(404);
      respondWithCount({}, 503);
      await expect
        .poll(async () => (await request(path)).headers.get("x-cache-status"), { timeout: 4000 })
        .toBe("STALE");
      expect((await request(path)).status).toBe(404);
    },
  );

  test("sends one request for concurrent requests of a page", async () => {
    const path = newPath();
    answer = (_, response) => setTimeout(() => response.writeHead(200, PUBLIC).end("slow"), 200);
    await Promise.all(Array.from({ length: 20 }, () => request(path)));
    expect(seen).toHaveLength(1);
  });

  test("rejects large bodies before they reach the app, except pictures and files of a collection", async () => {
    const post = (path: string, bytes: number) =>
      request(path, {}, { method: "POST", body: Buffer.alloc(bytes) });
    expect((await post("/api/auth/sign-in", 1_100_000)).status).toBe(413);
    expect(seen).toEqual([]);
    expect((await post("/api/imports/1/write", 1_100_000)).status).toBe(413);
    expect((await post("/api/imports?mapped", 12_000_000)).status).toBe(413);
    expect(seen).toEqual([]);
    expect((await post("/api/profile/avatar", 5_000_000)).status).toBe(200);
    expect((await post("/api/imports?mapped", 10_500_000)).status).toBe(200);
  });

  test("sends HSTS with each response", async () => {
    for (const path of [newPath(), "/_sandbox/x"])
      expect((await request(path)).headers.get("strict-transport-security")).toMatch(/max-age=63072000/);
  });
});
