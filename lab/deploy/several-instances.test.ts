import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../scripts/lib/ports.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { requestColdPages } from "../bench/cold-pages.ts";
import { type Instances, startInstances } from "../lib/instances.ts";
import { type RedisServer, startRedisServer } from "../lib/redis-server.ts";
import { type Nginx, startNginx } from "./nginx.ts";

const programs = { redis: findProgram("redis-server"), nginx: findProgram("nginx") };
/** Set by `npm run proof`; alone, the tests use the build of `npm start`. */
const given: Record<string, string> = JSON.parse(process.env.E2E_APP ?? "{}");
const GAME = "/game/1942/the-witcher-3-wild-hunt";
/** The last one waits less than the three seconds after which the app refuses. */
const SEARCHES = 10;
const OWN_PAGE = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

describe.skipIf(!programs.redis || !programs.nginx)("two instances with one Redis and one database", () => {
  let redis: RedisServer;
  let instances: Instances;
  let nginx: Nginx;
  let A: string;
  let B: string;

  beforeAll(async () => {
    const first = { PORT: "3000", DATA_DIR: ".data", ...given };
    const site = await findFreePort(Number(first.PORT) + 280);
    redis = await startRedisServer(programs.redis ?? "", Number(first.PORT) + 290);
    instances = await startInstances(2, 20, {
      ...process.env,
      ...first,
      RATE_LIMIT_POST_PROXY_PER_MINUTE: "",
      RATE_LIMIT_GET_LIST_PER_MINUTE: "",
      RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: "",
      IGDB_REQUESTS_PER_SECOND: "",
      IGDB_OPEN_REQUESTS: "",
      SANDBOX_IGDB_PER_SECOND: "",
      SANDBOX_CONTROL: "1",
      SITE_URL: `http://127.0.0.1:${site}`,
      REDIS_URL: redis.url,
      TRUST_PROXY: "true",
    });
    [A = "", B = ""] = instances.urls;
    nginx = await startNginx(programs.nginx ?? "", instances.urls, site);
  });
  afterAll(async () => {
    await nginx?.stop();
    await instances?.remove();
    await redis?.kill();
  });

  let clients = 0;
  /** A client with an address of its own. */
  const newClient = () => {
    const address = `10.0.0.${++clients}`;
    return (url: string, { headers, ...init }: RequestInit = {}) =>
      fetch(url, {
        redirect: "manual",
        ...init,
        headers: { "x-forwarded-for": address, ...Object(headers) },
      });
  };
  const post = (body: unknown) => ({ method: "POST", headers: OWN_PAGE, body: JSON.stringify(body) });
  const credentials = (name: string) => ({
    email: `${name}@questshelf.test`,
    password: `questshelf-${name}`,
    captchaToken: "XXXX.DUMMY.TOKEN.XXXX",
  });
  async function signIn(site: string, name: string): Promise<string> {
    const response = await newClient()(`${site}/api/auth/sign-in`, post(credentials(name)));
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    return cookies.join("; ");
  }
  const textOf = async (url: string, cookie = "") => (await newClient()(url, { headers: { cookie } })).text();
  const upstreamCalls = async (): Promise<{ service: string; status: number }[]> =>
    (await fetch(`${instances.sandboxUrl}/_sandbox/requests.json`)).json();
  const clearCalls = () => fetch(`${instances.sandboxUrl}/_sandbox/requests.json`, { method: "DELETE" });
  const setAbout = (site: string, cookie: string, about: string) =>
    newClient()(`${site}/api/profile`, {
      method: "PATCH",
      headers: { ...OWN_PAGE, cookie },
      body: JSON.stringify({ about }),
    });

  test("a session begins and ends at both instances", async () => {
    const cookie = await signIn(A, "guest");
    expect((await textOf(`${B}/api/session`, cookie)).includes("guest@questshelf.test")).toBe(true);
    const signOut = { method: "POST", headers: { ...OWN_PAGE, cookie } };
    expect((await newClient()(`${A}/api/auth/sign-out`, signOut)).status).toBe(200);
    // A copy of the old cookies is invalid too.
    expect((await newClient()(`${B}/api/profile`, { headers: { cookie } })).status).toBe(401);
  });

  test("a page rendered at one is cached at the other", async () => {
    await textOf(A + GAME);
    await clearCalls();
    expect((await textOf(B + GAME)).includes("og:title")).toBe(true);
    expect(await upstreamCalls()).toEqual([]);
  });

  test("a profile change at one is visible at the other at the next load", async () => {
    const cookie = await signIn(A, "demo");
    for (const [here, there] of [
      [A, B],
      [B, A],
    ] as const) {
      await Promise.all([textOf(`${here}/user/demo`), textOf(`${there}/user/demo`)]);
      const about = `Seen by all ${Math.random()}`;
      expect((await setAbout(here, cookie, about)).status).toBe(200);
      // The invalidation can arrive just after the request.
      const isSeen = async (site: string) => (await textOf(`${site}/user/demo`)).includes(about);
      await expect.poll(() => isSeen(there), { timeout: 1000 }).toBe(true);
      expect(await isSeen(here)).toBe(true);
    }
  });

  test("a client's limit applies to both together", async () => {
    const client = newClient();
    const statusOf = async (index: number) =>
      (await client(`${index % 2 ? A : B}/api/igdb/games`, post({}))).status;
    for (let index = 0; index < 60; index++) expect(await statusOf(index)).toBe(400);
    expect([await statusOf(0), await statusOf(1)]).toEqual([429, 429]);
  });

  test("IGDB's limit of four requests a second applies to both together", async () => {
    await clearCalls();
    // Searches are never batched.
    const searches = Array.from({ length: SEARCHES }, (_, index) =>
      newClient()(
        `${index % 2 ? A : B}/api/igdb/games`,
        post({ query: `search "unheard${Date.now()}of${index}"; fields name; limit 1;` }),
      ),
    );
    const statuses = await Promise.all(searches.map(async (search) => (await search).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const calls = (await upstreamCalls()).filter(({ service }) => service === "igdb");
    expect(calls.length).toBeGreaterThanOrEqual(SEARCHES);
    expect(calls.filter(({ status }) => status === 429)).toEqual([]);
  });

  describe("behind nginx", () => {
    const cacheOf = (response: Response) => response.headers.get("x-cache-status");

    test("caches a public page and its router payload separately", async () => {
      const page = () => fetch(nginx.url + GAME);
      const router = () => fetch(nginx.url + GAME, { headers: { rsc: "1" } });
      const answers = [await page(), await router(), await page(), await router()];
      expect([answers[0], answers[2]].map((answer) => answer && cacheOf(answer))).toEqual(["MISS", "HIT"]);
      expect(answers.map(({ headers }) => headers.get("content-type")?.split(";")[0])).toEqual([
        "text/html",
        "text/x-component",
        "text/html",
        "text/x-component",
      ]);
    });

    test("does not cache personal responses", async () => {
      const cookie = await signIn(nginx.url, "demo");
      for (const path of ["/api/session", "/api/profile", "/collection", "/settings"]) {
        const mine = await fetch(nginx.url + path, { headers: { cookie } });
        expect(mine.status, path).toBe(200);
        const theirs = await fetch(nginx.url + path, { redirect: "manual" });
        expect(cacheOf(theirs), path).toBe("MISS");
        expect(await theirs.text(), path).not.toContain("demo@");
      }
    });

    test("a forged header of Next neither bypasses the sign-in nor changes its redirect", async () => {
      const answer = await fetch(`${nginx.url}/collection`, {
        redirect: "manual",
        headers: {
          "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
          "x-forwarded-host": "evil.test",
        },
      });
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toMatch(/\/auth\?next=%2Fcollection$/);
      expect(answer.headers.get("location")).not.toContain("evil.test");
    });

    test("limits ignore a client's own X-Forwarded-For", async () => {
      const send = async (index: number) => {
        const headers = { ...OWN_PAGE, "x-forwarded-for": `6.6.6.${index}` };
        return (await fetch(`${nginx.url}/api/igdb/games`, { method: "POST", headers, body: "{}" })).status;
      };
      let sent = 0;
      while ((await send(sent)) !== 429 && sent <= 120) sent++;
      expect(sent).toBeLessThanOrEqual(60);
    });
  });

  test("500 uncached pages, half of them requested from each, stay within one instance's budget of calls", {
    retry: 0,
    timeout: 120_000,
  }, async () => {
    const sitemap = await textOf(`${A}/sitemaps/games/1.xml`);
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, path]) => path).slice(-500);
    expect(paths).toHaveLength(500);
    const urls = paths.map((path, index) => (index % 2 ? A : B) + path);
    const result = await requestColdPages(urls, 1, `${instances.sandboxUrl}/_sandbox/requests.json`);
    expect(result.failed).toBe(0);
    // Fails in a retry, because all pages are cached then.
    expect(result.upstreamCalls).toBeGreaterThan(0);
    expect(result.upstreamCalls).toBeLessThanOrEqual(40);
    expect(result.upstream429).toBe(0);
  });

  test("cached pages are served after one instance, and then both, are killed", async () => {
    // Reads the whole body: nginx does not cache an incomplete response.
    expect(await textOf(`${nginx.url}/user/demo`)).toContain("</html>");
    await instances.kill(0);
    for (let index = 0; index < 6; index++) {
      expect((await fetch(`${nginx.url}/api/session`)).status).toBe(200);
    }
    await instances.kill(1);
    const profile = async () => {
      const answer = await fetch(`${nginx.url}/user/demo`);
      return `${answer.status} ${answer.headers.get("x-cache-status")}`;
    };
    await expect.poll(profile, { timeout: 4000 }).toBe("200 STALE");
    expect((await fetch(nginx.url + GAME)).status).toBe(200);
    const uncached = await fetch(`${nginx.url}/status`);
    expect([uncached.status, uncached.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await uncached.text()).toContain("can't be reached right now");
  });
});
