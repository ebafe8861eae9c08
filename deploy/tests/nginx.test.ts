import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { complaintsOf, type Nginx, startNginx } from "./nginx.ts";

const program = findProgram("nginx");
const openssl = findProgram("openssl");

test.skipIf(!program || !openssl)("nginx understands the file as it is, TLS and all", () => {
  expect(complaintsOf(program ?? "", openssl ?? "")).toBe("");
});

/** An app that answers what a test says, and tells what has reached it. */
describe.skipIf(!program)("deploy/nginx.conf", () => {
  let app: Server;
  let nginx: Nginx;
  let seen: IncomingMessage[];
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
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(nginx.url + path, { redirect: "manual", ...init, headers });
  const counted = (headers: Record<string, string>, status = 200) => {
    answer = (_, response) => response.writeHead(status, headers).end(`answer ${seen.length}`);
  };
  const PUBLIC = { "cache-control": "s-maxage=1800, stale-while-revalidate=84600" };

  test("lets no header through that Next would believe, and says itself who the client is", async () => {
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
    const kept = { rsc: "1", "next-router-prefetch": "1", cookie: "a=b", origin: "https://a.test" };
    await ask(newPath(), { ...forged, ...kept });
    const headers = seen[0]?.headers ?? {};
    expect(headers).toMatchObject({ ...kept, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
    const known = ["x-forwarded-for", "x-forwarded-proto"];
    expect(Object.keys(headers).filter((name) => name in forged)).toEqual(known);
  });

  test("names each request itself, an answer from its cache too", async () => {
    const path = newPath();
    answer = (_, response) =>
      response.writeHead(200, { ...PUBLIC, "x-request-id": "the-first-one" }).end("ok");
    const forged = { "x-request-id": "forged-by-a-client" };
    const ids = [await ask(path, forged), await ask(path, forged)].map(({ headers }) =>
      headers.get("x-request-id"),
    );
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers["x-request-id"]).toBe(ids[0]);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test("never lets anybody to the sandbox, however it is written", async () => {
    const paths = [
      "/_sandbox/mailbox",
      "//_sandbox/faults",
      "/_SANDBOX/shelf",
      "/%5fsandbox/mailbox",
      "/a/../_sandbox/x",
    ];
    for (const path of paths) expect((await ask(path)).status, path).toBe(404);
    expect(seen).toEqual([]);
  });

  test("keeps what Cache-Control says is public, for whoever asks", async () => {
    const path = newPath();
    counted(PUBLIC);
    const answers = [await ask(path), await ask(path, { cookie: "session=mine", "accept-encoding": "br" })];
    expect(answers.map(({ headers }) => headers.get("x-cache-status"))).toEqual(["MISS", "HIT"]);
    expect(await Promise.all(answers.map((response) => response.text()))).toEqual(["answer 1", "answer 1"]);
  });

  test("asks for a script as Brotli for who takes that, and keeps it apart from the one for the others", async () => {
    const path = `/_next/static/chunks${newPath()}.js`;
    counted(PUBLIC);
    const answers = [];
    for (const encoding of ["gzip, deflate, br, zstd", "br", "gzip", "gzip, br;q=0", "brotli"]) {
      answers.push(await (await ask(path, { "accept-encoding": encoding })).text());
    }
    expect(answers).toEqual(["answer 1", "answer 1", "answer 2", "answer 2", "answer 2"]);
    expect(seen.map(({ headers }) => headers["accept-encoding"])).toEqual(["br, gzip", "gzip"]);
  });

  test("shows what is past its time while the app fails, and the failure itself to nobody twice", async () => {
    const path = newPath();
    counted({ "cache-control": "s-maxage=1" });
    await ask(path);
    counted({}, 503);
    await expect
      .poll(async () => (await ask(path)).headers.get("x-cache-status"), { timeout: 4000 })
      .toBe("STALE");
    const failing = newPath();
    expect([(await ask(failing)).status, (await ask(failing)).status]).toEqual([503, 503]);
    counted(PUBLIC);
    expect((await ask(failing)).status).toBe(200);
  });

  test("has what is asked for meanwhile made anew once, in the background", async () => {
    const path = newPath();
    counted({ "cache-control": "s-maxage=1, stale-while-revalidate=60" });
    await ask(path);
    await expect
      .poll(async () => (await ask(path)).headers.get("x-cache-status"), { timeout: 4000 })
      .toBe("STALE");
    await expect.poll(async () => (await ask(path)).text()).not.toBe("answer 1");
  });

  test.each([
    ["private", { "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate" }],
    ["not to be stored", { "cache-control": "no-store" }],
    ["setting a cookie", { ...PUBLIC, "set-cookie": "session=theirs; HttpOnly" }],
    ["silent about it", {}],
  ])("never keeps an answer that is %s", async (_, headers) => {
    const path = newPath();
    counted(headers);
    expect([await (await ask(path)).text(), await (await ask(path)).text()]).toEqual([
      "answer 1",
      "answer 2",
    ]);
  });

  test("keeps a document and each thing that the router asks for apart", async () => {
    const path = newPath();
    counted(PUBLIC);
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
      for (const headers of variants) texts.push(await (await ask(path, headers)).text());
      return texts;
    };
    const first = await textsOf();
    expect(new Set(first).size).toBe(variants.length);
    expect(await textsOf()).toEqual(first);
  });

  test("keeps a profile for a second only, and longer while the app is away", async () => {
    counted({ "cache-control": "s-maxage=60, stale-while-revalidate=86340" });
    await ask("/user/somebody");
    await expect
      .poll(async () => (await ask("/user/somebody")).text(), { timeout: 4000 })
      .not.toBe("answer 1");
    const last = await (await ask("/user/somebody")).text();
    counted({}, 503);
    await expect
      .poll(async () => (await ask("/user/somebody")).headers.get("x-cache-status"), { timeout: 4000 })
      .toBe("STALE");
    expect(Number(/\d+/.exec(last)?.[0])).toBeGreaterThan(1);
  });

  test("asks once for what many want at the same time", async () => {
    const path = newPath();
    answer = (_, response) => setTimeout(() => response.writeHead(200, PUBLIC).end("slow"), 200);
    await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    expect(seen).toHaveLength(1);
  });

  test("refuses what is too large before the app sees it, but for pictures", async () => {
    const post = (path: string, bytes: number) =>
      ask(path, {}, { method: "POST", body: Buffer.alloc(bytes) });
    expect((await post("/api/auth/sign-in", 1_100_000)).status).toBe(413);
    expect(seen).toEqual([]);
    expect((await post("/api/profile/avatar", 5_000_000)).status).toBe(200);
  });

  test("says on each answer that the site is to be reached by TLS only", async () => {
    for (const path of [newPath(), "/_sandbox/x"])
      expect((await ask(path)).headers.get("strict-transport-security")).toMatch(/max-age=63072000/);
  });
});
