import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { createClient } from "../../lab/attack/client";
import { exampleBody, examplePath, readSchemas } from "../../lab/attack/schemas";
import { findPages } from "../../lab/bench/pages";
import { findRoutes } from "../../scripts/lib/routes";
import { expect, test } from "../support/fixtures";
import { cookieOf, cookiesOf, sessionOf } from "../support/session";

const EVIL = "evil.example";
/** Read-only, public, and JSON, for which browsers send a preflight: docs/decisions/0014. */
const OPEN_TO_PROGRAMS = /^\/api\/igdb\//;

const PERSONAL = /^\/(collection|import|journal|lists|settings|welcome|auth)(\/|$)/;

const HANDLERS = findRoutes("app").filter(({ path }) => path.startsWith("/api/") && !path.includes("..."));
const WRITES = HANDLERS.filter(({ path }) => !OPEN_TO_PROGRAMS.test(path)).flatMap(({ path, methods }) =>
  methods.filter((method) => method !== "GET").map((method) => ({ path, method })),
);
const SCHEMAS = readSchemas();
const bodyOf = (path: string, method: string) => exampleBody(SCHEMAS[path]?.[method]);
const addressOf = (path: string, method: string) => examplePath(path, SCHEMAS[path]?.[method]);

/** Headers of cross-site requests. */
const fromElsewhere = (baseURL = ""): Record<string, string>[] => [
  { "sec-fetch-site": "cross-site", origin: baseURL },
  { "sec-fetch-site": "same-site" },
  { origin: `https://${EVIL}` },
  { origin: "null" },
  { origin: `${baseURL}.${EVIL}` },
  // Neither header: not a browser.
  {},
];

test("rejects every write from another site's page", async ({ userRequest, playwright, baseURL }) => {
  expect(WRITES.length).toBeGreaterThan(15);
  const cookie = await cookiesOf(userRequest);
  const request = await playwright.request.newContext({ baseURL });
  const elsewhere = fromElsewhere(baseURL);
  // lib/http/own-origin.test.ts has the rule; here, each write follows it.
  for (const [index, { path, method }] of WRITES.entries()) {
    const headers = elsewhere[index % elsewhere.length];
    const answer = await request.fetch(addressOf(path, method), {
      method,
      data: bodyOf(path, method) ?? {},
      headers: { cookie, ...headers },
    });
    expect([method, path, headers, answer.status()]).toEqual([method, path, headers, 403]);
  }
  expect(await (await userRequest.get("/api/session")).json()).toMatchObject({
    user: { id: expect.any(String) },
  });
  await request.dispose();
});

test("reject in the open proxies what a page could send without a preflight", async ({ request }) => {
  for (const { path, methods } of HANDLERS.filter((route) => OPEN_TO_PROGRAMS.test(route.path))) {
    expect(methods).toEqual(["POST"]);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const data = JSON.stringify(bodyOf(path, "POST"));
      const answer = await request.post(path, { data, headers: { "content-type": type } });
      expect([path, type, answer.status()]).toEqual([path, type, 400]);
    }
    const asked = await request.fetch(path, { method: "OPTIONS", headers: { origin: `https://${EVIL}` } });
    expect(asked.headers()["access-control-allow-origin"]).toBeUndefined();
  }
});

test("reads the user from the signed token, not from the rest of the cookie", async ({
  userRequest,
  request,
}) => {
  const session = await sessionOf(userRequest);
  const user = { ...session.user, id: "00000000-0000-4000-8000-000000000000", email: `admin@${EVIL}` };
  const answer = await request.get("/api/session", { headers: { cookie: cookieOf({ ...session, user }) } });
  expect((await answer.json()).user).toMatchObject({ id: session.user.id, email: session.user.email });
});

test("accepts another user's id in no write", async ({ userRequest }) => {
  const userId = "00000000-0000-4000-8000-000000000000";
  for (const { path, method } of WRITES) {
    // The address may name another user, as the author of what is liked.
    const declared = JSON.stringify(SCHEMAS[path]?.[method]?.map(({ params: _, ...rest }) => rest) ?? []);
    expect([method, path, declared]).toEqual([
      method,
      path,
      expect.not.stringMatching(/"(user_id|userId|role)":/),
    ]);
    const body = bodyOf(path, method);
    if (typeof body !== "object" || body === null) continue;
    // A body with a field that is not declared is refused, whichever it is.
    const answer = await userRequest.fetch(addressOf(path, method), { method, data: { ...body, userId } });
    expect([method, path, answer.status()]).toEqual([method, path, 400]);
  }
});

test("lets no other user undo a removal", async ({ userRequest, newUser, requestAs }) => {
  await expect(await userRequest.put("/api/collection/72", { data: { status: "want" } })).toBeOK();
  const change = crypto.randomUUID();
  await userRequest.delete("/api/collection/72", { headers: { "X-Change": change } });
  const other = await requestAs(await newUser());
  expect((await other.post("/api/undo", { data: { change } })).status()).toBe(404);
  expect(await (await userRequest.post("/api/undo", { data: { change } })).json()).toEqual({
    restored: 1,
    kept: 0,
  });
});

test("accepts no header that bypasses the middleware", async ({ request }) => {
  const MIDDLEWARE = ["middleware", "src/middleware", "pages/_middleware", "proxy"];
  const FORGED: Record<string, string>[] = [
    ...MIDDLEWARE.map((name) => ({ "x-middleware-subrequest": Array(5).fill(name).join(":") })),
    { "x-middleware-next": "1" },
    { "x-middleware-skip": "1" },
    { "x-middleware-rewrite": "/games" },
    { "x-nextjs-data": "1" },
    { "x-matched-path": "/games" },
    { "x-now-route-matches": "1=x" },
    { "x-invoke-path": "/games" },
    { host: EVIL, "x-forwarded-host": EVIL },
  ];
  for (const headers of FORGED) {
    const answer = await request.get("/settings", { headers, maxRedirects: 0 });
    const { location, ...rest } = answer.headers();
    expect([headers, answer.status(), location]).toEqual([headers, 307, "/auth?next=%2Fsettings"]);
    expect(JSON.stringify(rest)).not.toContain(EVIL);
  }
});

const TRICKS: Record<string, string>[] = [
  { host: EVIL },
  { "x-forwarded-host": EVIL, "x-forwarded-proto": "https", "x-forwarded-port": "1" },
  { "content-security-policy": "script-src 'nonce-attacker'" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { "next-url": `https://${EVIL}/`, "next-router-state-tree": "%5B%22attacker%22%5D" },
  { "x-middleware-rewrite": "/no/such/page", "x-matched-path": "/no/such/page" },
  { "x-middleware-override-headers": "host", "x-middleware-request-host": EVIL },
  { "x-prerender-revalidate": "x", "x-nextjs-data": "1", "next-resume": "1" },
  {
    cookie: "questshelf-session=attacker; __prerender_bypass=x; __next_preview_data=x",
    authorization: "Bearer attacker",
  },
  { "x-http-method-override": "DELETE", "x-original-url": "/no/such/page", "x-rewrite-url": "/no/such/page" },
];

const NAVIGATIONS: Record<string, string>[] = [{}, { rsc: "x" }, { rsc: "1" }];
/** One address of each kind of page that is the same for everyone. */
const PUBLIC_PAGES = findPages("app")
  .filter(({ path }) => !PERSONAL.test(path))
  // A company's public query is rewritten to this path.
  .map(({ path }) => path.replace("?id=", "/"));

test("writes no visitor's query into a cached page", async ({ request, newUser, requestAs }) => {
  const owner = await requestAs(await newUser());
  const { id } = await (
    await owner.post("/api/lists", { data: { title: "Mine", visibility: "public" } })
  ).json();
  const { games } = await (await request.get("/api/games?list=adventure&offset=60")).json();
  const pages = [...PUBLIC_PAGES, games[0].path, `/list/${id}/mine`, "/user/demo/want"];
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    for (const headers of NAVIGATIONS) {
      await request.get(`${path}?x=private-text&id=private-text&_rsc=private-text`, { headers });
      expect([path, await (await request.get(path)).text()]).toEqual([
        path,
        expect.not.stringContaining("private-text"),
      ]);
    }
  }
});

test("refuses targets that are no normal path, before anything is rendered or stored", async ({
  baseURL,
}) => {
  const send = createClient(baseURL ?? "", "", 4);
  for (const target of [
    "*",
    "http://evil.example/settings",
    "/./settings",
    "/./user/demo?q=private-text",
    "/list/../user/demo",
    "/%2e/settings",
    "//settings",
    "/\\settings",
    "/settings#",
  ]) {
    const answer = await send({ method: "GET", target, session: "none", headers: {}, body: null });
    expect([target, answer]).toMatchObject([target, { status: 400 }]);
    expect(JSON.stringify(answer)).not.toMatch(/s-maxage|private-text/);
  }
  const traced = await send({ method: "TRACE", target: "/", session: "none", headers: {}, body: null });
  expect(traced).toMatchObject({ status: 400 });
});

test("shows no visitor what another one sent", async ({ request, baseURL }) => {
  const site = baseURL ?? "";
  const { games } = await (await request.get("/api/games?list=rpg&offset=60")).json();
  expect(games.length).toBeGreaterThanOrEqual(TRICKS.length);
  await Promise.all(
    TRICKS.map(async (headers, index) => {
      const { id, name } = games[index];
      const redirect = await request.get(`/game/${id}`, { maxRedirects: 0 });
      const path = new URL(redirect.headers().location ?? "", site).pathname;
      await request.get(path, { headers, maxRedirects: 0 });
      const next = await request.get(path, { maxRedirects: 0 });
      expect([headers, name, next.status()]).toEqual([headers, name, 200]);
      expect(next.headers()["content-type"]).toBe("text/html; charset=utf-8");
      const html = await next.text();
      expect(html).toContain(`<link rel="canonical" href="${site}${path}"`);
      expect(html).not.toMatch(/evil\.example|attacker|nonce=/);
    }),
  );
});

test("redirects only within this site after sign-in", async ({ userRequest, baseURL }) => {
  const site = baseURL ?? "";
  for (const next of [
    `//${EVIL}`,
    `/\\${EVIL}`,
    `\\\\${EVIL}`,
    `/%09/${EVIL}`,
    `/\t/${EVIL}`,
    `/\n//${EVIL}`,
    `https://${EVIL}`,
    `https:${EVIL}`,
    `///${EVIL}`,
    `/.//${EVIL}`,
    `/..//${EVIL}`,
    `@${EVIL}`,
    `.${EVIL}`,
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "/auth?next=/auth",
  ]) {
    const answer = await userRequest.get(`/auth?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect([next, answer.status()]).toEqual([next, 307]);
    const { origin, pathname } = new URL(answer.headers().location ?? "", site);
    expect([next, origin, pathname.startsWith("//")]).toEqual([next, new URL(site).origin, false]);
  }
});

test("lets no client make the server request a given address", async ({ userRequest, requestsSince }) => {
  const at = Date.now();
  const mark = randomBytes(6).toString("hex");
  const addresses = [
    `http://127.0.0.1:1/${mark}`,
    `http://169.254.169.254/${mark}`,
    `file:///${mark}`,
    `//${mark}.example`,
  ];
  for (const address of addresses.map(encodeURIComponent)) {
    expect((await userRequest.get(`/api/oembed?url=${address}`)).status()).toBe(404);
    expect((await userRequest.get(`/api/steam/library?steamid=${address}`)).status()).toBe(400);
    for (const path of [`/media/avatars/${address}`, `/media/${address}/a.jpg`, `/og/user/${address}.jpg`]) {
      expect((await userRequest.get(path)).status()).toBe(404);
    }
  }
  for (const avatarUrl of addresses) {
    expect((await userRequest.patch("/api/profile", { data: { avatarUrl } })).status()).toBe(400);
  }
  expect((await requestsSince(at)).filter(({ path }) => path.includes(mark))).toEqual([]);
});

test("treats a shelf search as text", async ({ userRequest }) => {
  await expect(await userRequest.put("/api/collection/72", { data: { status: "want" } })).toBeOK();
  for (const q of [
    "%",
    "_".repeat(8),
    "\\",
    "portal%2",
    '"',
    "portal),or(user_id.neq.0",
    "x,game_id.gt.0",
    "x&user_id=neq.0",
    "' or '1'='1",
    "x'; drop table user_games; --",
    "portal\0",
  ]) {
    const answer = await userRequest.get(`/api/collection?q=${encodeURIComponent(q)}`);
    const found = q === "portal\0" ? 1 : 0;
    expect([q, answer.status(), (await answer.json()).total]).toEqual([q, 200, found]);
  }
});

test("limits a body by its real size", async ({ userRequest, baseURL }) => {
  const site = baseURL ?? "";
  const client = createClient(site, await cookiesOf(userRequest), 4);
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const bytes = `{"a":"${"x".repeat(700_000)}"}`;
  // Uploads declare no body; lib/imports/read-upload.test.ts tests their limit.
  for (const { path, method } of WRITES.filter((write) => bodyOf(write.path, write.method))) {
    const body = { bytes, isChunked: true };
    const answer = await client({ method, target: addressOf(path, method), session: "valid", headers, body });
    expect([method, path, "status" in answer ? answer.status : answer.failure]).toEqual([method, path, 413]);
  }
});

test("does not decompress a body", async ({ userRequest }) => {
  const data = gzipSync(`{"status":"want"${" ".repeat(10_000_000)}}`);
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  expect((await userRequest.put("/api/collection/72", { data, headers })).status()).toBe(400);
});

test("runs no server action for a form sent to a page", async ({ request }) => {
  const ACTIONS: Record<string, string>[] = [
    { "content-type": "multipart/form-data; boundary=x" },
    { "content-type": "text/plain", "next-action": "7f00" },
  ];
  for (const path of ["/", "/auth", "/user/demo", "/calendar/none"]) {
    for (const headers of ACTIONS) {
      const answer = await request.post(path, { data: "{}", headers });
      expect([path, answer.status() < 500, answer.headers()["x-nextjs-action-not-found"]]).toEqual([
        path,
        true,
        undefined,
      ]);
    }
  }
});
