import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isRefreshDue, SESSION_COOKIE } from "./cookies";
import { fromAuthError, isUnavailable } from "./errors";
import { isRefreshLimited } from "./fetch";
import { createCookieClient } from "./server";

const PER_MINUTE = 10;
const context = vi.hoisted(() => ({ client: "" }));
vi.mock("@/lib/http/limits", () => ({ windowOf: () => 60, limitOf: () => PER_MINUTE }));
vi.mock("@/lib/http/request-context", () => ({ currentRequest: () => context }));
vi.mock("@/lib/env", () => ({
  env: () => ({
    SITE_URL: "http://localhost",
    SUPABASE_URL: "http://supabase.test",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  }),
}));

let run = 0;
const upstream = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  context.client = `10.0.0.${++run}`;
  vi.stubGlobal("fetch", upstream);
  upstream.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nowS = () => Math.floor(Date.now() / 1000);
const json = (body: unknown, status: number) => async () => Response.json(body, { status });

/** Reads a session whose access token expired a minute ago; `cookies` is what the browser would have afterwards. */
async function readSession(refreshToken = `token-${run}`) {
  const session = { access_token: "a.b.c", token_type: "bearer", expires_in: 3600, user: { id: "u" } };
  const value = JSON.stringify({ ...session, expires_at: nowS() - 60, refresh_token: refreshToken });
  const cookies = new Map([[SESSION_COOKIE, `base64-${Buffer.from(value).toString("base64url")}`]]);
  const { client } = createCookieClient({
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    setAll(toSet) {
      for (const { name, value } of toSet) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
    },
  });
  const { data, error } = await client.auth.getSession();
  return { session: data.session, error, hasCookie: cookies.has(SESSION_COOKIE) };
}

const LIMITED = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
test.each<[string, () => Promise<Response>]>([
  [
    "409",
    json({ code: 409, error_code: "conflict", msg: "Too many concurrent token refresh requests" }, 409),
  ],
  ["429", json(LIMITED, 429)],
  ["a 403 that is no JSON", async () => new Response("<html>Blocked</html>", { status: 403 })],
  ["a 401 of the gateway", json({ message: "Invalid API key" }, 401)],
])(
  "a refresh answered by %s keeps the session, counts as unavailable and is called once",
  async (_, answer) => {
    upstream.mockImplementation(answer);
    const results = [await readSession(), ...(await Promise.all([readSession(), readSession()]))];
    for (const { session, error, hasCookie } of results) {
      expect({ session, hasCookie }).toEqual({ session: null, hasCookie: true });
      expect(error && isUnavailable(error)).toBe(true);
      expect(fromAuthError(error)).toMatchObject({ code: "upstream_unavailable" });
    }
    expect(upstream).toHaveBeenCalledTimes(1);
  },
);

test("retries an unavailable refresh after a few seconds", async () => {
  vi.useFakeTimers();
  upstream.mockImplementation(json(LIMITED, 429));
  await readSession();
  vi.advanceTimersByTime(5001);
  const user = { id: "u" };
  upstream.mockImplementation(
    json({ access_token: "d.e.f", token_type: "bearer", expires_in: 3600, refresh_token: "next", user }, 200),
  );
  expect(await readSession()).toMatchObject({ session: { refresh_token: "next" }, hasCookie: true });
});

test("deletes the session when GoTrue refuses a refresh", async () => {
  upstream.mockImplementation(
    json({ code: 400, error_code: "refresh_token_not_found", msg: "Invalid" }, 400),
  );
  const { session, error, hasCookie } = await readSession();
  expect({ session, hasCookie }).toEqual({ session: null, hasCookie: false });
  expect(fromAuthError(error)).toMatchObject({ code: "not_authenticated" });
});

test("limits the calls for forged refresh tokens per client", async () => {
  const refusal = json({ code: 400, error_code: "refresh_token_not_found", msg: "Invalid" }, 400);
  upstream.mockImplementation(refusal);
  await Promise.all(Array.from({ length: 60 }, (_, n) => readSession(`invented-${run}-${n}`)));
  expect(upstream).toHaveBeenCalledTimes(PER_MINUTE);
  expect(await isRefreshLimited()).toBe(true);
  expect(await readSession("good, but of the same client")).toMatchObject({ hasCookie: true });
  expect(upstream).toHaveBeenCalledTimes(PER_MINUTE);
  context.client = "another";
  expect(await isRefreshLimited()).toBe(false);
  expect(await readSession("invented by another")).toMatchObject({ hasCookie: false });
  expect(upstream).toHaveBeenCalledTimes(PER_MINUTE + 1);
});

test("does not count an outage against the client", async () => {
  upstream.mockImplementation(json(LIMITED, 429));
  for (let n = 0; n <= PER_MINUTE; n++) await readSession(`limited-${run}-${n}`);
  expect(upstream).toHaveBeenCalledTimes(PER_MINUTE + 1);
});

test("finds a session due for a refresh like auth-js, in one or several cookies", () => {
  const cookies = (expiresAt: number, isSplit: boolean) => {
    const value = Buffer.from(JSON.stringify({ expires_at: expiresAt, user: "é" })).toString("base64url");
    if (!isSplit) return [{ name: SESSION_COOKIE, value: `base64-${value}` }];
    const [name, half] = [SESSION_COOKIE, value.length / 2];
    return [
      { name: `${name}.1`, value: value.slice(half) },
      { name: `${name}.0`, value: `base64-${value.slice(0, half)}` },
    ];
  };
  for (const isSplit of [false, true]) {
    expect(isRefreshDue(cookies(nowS() - 60, isSplit))).toBe(true);
    expect(isRefreshDue(cookies(nowS() + 80, isSplit))).toBe(true);
    expect(isRefreshDue(cookies(nowS() + 100, isSplit))).toBe(false);
  }
  expect(isRefreshDue([{ name: SESSION_COOKIE, value: "base64-none" }])).toBe(false);
  expect(isRefreshDue([])).toBe(false);
});
