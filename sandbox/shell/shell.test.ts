import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFaultsHandler, createRequestLogHandler } from "./control";
import { createFaults } from "./faults";
import { createRequestLog } from "./request-log";
import { createShell, type Mount } from "./shell";

/** The calls that reached a handler. */
let handled: string[] = [];

const echo: Mount["handler"] = async (request) => {
  const { pathname, search } = new URL(request.url);
  handled.push(`${request.method} ${pathname}`);
  return new Response(`${request.method} ${pathname}${search} ${await request.text()}`, { status: 201 });
};

let server: Server;
let base = "";

beforeEach(async () => {
  handled = [];
  const log = createRequestLog();
  const faults = createFaults();
  const mounts: Mount[] = [
    { prefix: "/igdb", service: "igdb", handler: echo },
    { prefix: "/steam", service: "steam", handler: echo },
    { prefix: "/supabase", service: "supabase", handler: echo },
    { prefix: "/_sandbox/turnstile", service: "turnstile", handler: echo },
    { prefix: "/_sandbox/requests.json", handler: createRequestLogHandler(log) },
    { prefix: "/_sandbox/faults", handler: createFaultsHandler(faults) },
    { prefix: "/_sandbox", handler: echo },
  ];
  server = createServer(createShell({ mounts, log, faults }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const setFault = (body: unknown) =>
  fetch(`${base}/_sandbox/faults`, { method: "PUT", body: JSON.stringify(body) });
const readLog = async (query = "") => (await fetch(`${base}/_sandbox/requests.json${query}`)).json();

test("passes the real service's path, query and body to the mount", async () => {
  const response = await fetch(`${base}/igdb/v4/games?a=1`, { method: "POST", body: "fields *;" });
  expect([response.status, await response.text()]).toEqual([201, "POST /v4/games?a=1 fields *;"]);
});

test("matches prefixes up to a slash, and returns 404 for unknown paths", async () => {
  expect((await fetch(`${base}/igdbx/v4`)).status).toBe(404);
  expect(await (await fetch(`${base}/_sandbox/mailbox.json`)).text()).toBe("GET /mailbox.json ");
});

test("logs calls to services without their query, and clears the log on DELETE", async () => {
  await fetch(`${base}/steam/ISteamUser/x?key=secret`);
  await fetch(`${base}/_sandbox/mailbox`);
  expect(await readLog()).toEqual([
    {
      at: expect.any(Number),
      service: "steam",
      method: "GET",
      path: "/ISteamUser/x",
      status: 201,
      ms: expect.any(Number),
    },
  ]);
  const [{ at }] = await readLog();
  expect(await readLog(`?since=${at}`)).toHaveLength(1);
  expect(await readLog(`?since=${at + 1}`)).toEqual([]);
  await fetch(`${base}/_sandbox/requests.json`, { method: "DELETE" });
  expect(await readLog()).toEqual([]);
});

test("closes connections of a service that is down, and serves the others", async () => {
  await setFault({ service: "igdb", mode: "down" });
  await expect(fetch(`${base}/igdb/v4/games`)).rejects.toThrow();
  expect((await fetch(`${base}/steam/x`)).status).toBe(201);
  expect(await readLog()).toMatchObject([
    { service: "igdb", status: 0 },
    { service: "steam", status: 201 },
  ]);
  await setFault({ service: "igdb", mode: "ok" });
  expect((await fetch(`${base}/igdb/v4/games`)).status).toBe(201);
});

test("resets a connection before or after handling the request, without a response", async () => {
  await setFault({ service: "igdb", mode: "reset" });
  await expect(fetch(`${base}/igdb/v4/games`)).rejects.toThrow();
  expect(handled).toEqual([]);
  await setFault({ service: "igdb", mode: "reset", at: "answer" });
  await expect(fetch(`${base}/igdb/v4/games`)).rejects.toThrow();
  expect(handled).toEqual(["GET /v4/games"]);
  expect(await readLog()).toMatchObject([{ status: 0 }, { status: 0 }]);
});

test("resets a connection in the middle of the body", async () => {
  await setFault({ service: "steam", mode: "reset", at: "body" });
  const answer = await fetch(`${base}/steam/x`).catch(() => null);
  if (answer) {
    expect(answer.status).toBe(201);
    await expect(answer.text()).rejects.toThrow();
  }
  expect(handled).toEqual(["GET /x"]);
});

test("limits a fault to calls with a prefix", async () => {
  await setFault({ service: "supabase", mode: "down", call: "POST /rest/v1/rpc/" });
  await expect(
    fetch(`${base}/supabase/rest/v1/rpc/remove_games`, { method: "POST", body: "{}" }),
  ).rejects.toThrow();
  expect((await fetch(`${base}/supabase/rest/v1/rpc/remove_games`)).status).toBe(201);
  expect((await fetch(`${base}/supabase/rest/v1/profiles`, { method: "POST", body: "{}" })).status).toBe(201);
});

test("ends a fault after a number of calls", async () => {
  await setFault({ service: "igdb", mode: "garbage", times: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await fetch(`${base}/igdb/v4/games`)).status);
  expect(statuses).toEqual([200, 200, 201]);
});

test("applies faults to files that browsers load, without logging them", async () => {
  await setFault({ service: "turnstile", mode: "rate-limited" });
  expect((await fetch(`${base}/_sandbox/turnstile/v0/api.js`)).status).toBe(429);
  expect(await readLog()).toEqual([]);
});

test("delays a slow service by ten seconds, or as configured", async () => {
  const answer = await setFault({ service: "steam", mode: "slow" });
  expect(await answer.json()).toMatchObject({ steam: { mode: "slow", latencyMs: 10_000 } });
  await setFault({ service: "steam", mode: "slow", latencyMs: 5 });
  expect((await fetch(`${base}/steam/x`)).status).toBe(201);
  await setFault({ service: "steam", mode: "slow", latencyMs: 20, at: "answer" });
  const delayed = fetch(`${base}/steam/y`);
  await expect.poll(() => handled).toContain("GET /y");
  expect((await delayed).status).toBe(201);
});

test("logs a call while it is pending", async () => {
  await setFault({ service: "steam", mode: "slow", latencyMs: 500 });
  const answer = fetch(`${base}/steam/x`);
  await expect.poll(() => readLog()).toMatchObject([{ path: "/x", status: 0 }]);
  await answer;
  await expect.poll(() => readLog()).toMatchObject([{ path: "/x", status: 201 }]);
});

test("returns 200 without JSON for garbage", async () => {
  await setFault({ service: "supabase", mode: "garbage" });
  const response = await fetch(`${base}/supabase/rest/v1/profiles`);
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow();
});

test("returns each service's own rate limit error", async () => {
  for (const service of ["igdb", "steam", "supabase"]) await setFault({ service, mode: "rate-limited" });
  const igdb = await fetch(`${base}/igdb/v4/games`);
  expect([igdb.status, await igdb.json()]).toEqual([429, { message: "Too Many Requests" }]);
  const steam = await fetch(`${base}/steam/x`);
  expect([steam.status, steam.headers.get("content-type")]).toEqual([429, "text/html; charset=UTF-8"]);
  const auth = await fetch(`${base}/supabase/auth/v1/token`, {
    headers: { "x-supabase-api-version": "2024-01-01" },
  });
  expect([auth.status, await auth.json()]).toEqual([
    429,
    { code: "over_request_rate_limit", message: "Request rate limit reached" },
  ]);
});

test("returns each service's own server error", async () => {
  for (const service of ["igdb", "steam", "supabase"]) await setFault({ service, mode: "error" });
  const answerTo = async (path: string) => {
    const answer = await fetch(`${base}${path}`);
    return [answer.status, await answer.json()];
  };
  expect(await answerTo("/igdb/v4/games")).toMatchObject([500, { title: "Internal server error" }]);
  expect((await fetch(`${base}/steam/x`)).status).toBe(500);
  expect(await answerTo("/supabase/auth/v1/token")).toMatchObject([
    500,
    { error_code: "unexpected_failure" },
  ]);
  expect(await answerTo("/supabase/rest/v1/profiles")).toMatchObject([503, { code: "PGRST001" }]);
  expect(await answerTo("/supabase/storage/v1/object/avatars/a.jpg")).toMatchObject([
    400,
    { statusCode: "503", code: "LockTimeout" },
  ]);
});

test.each([
  {},
  { service: "igdb" },
  { service: "redis", mode: "down" },
  { service: "igdb", mode: "slow", latencyMs: -1 },
  { service: "igdb", mode: "ok", extra: 1 },
  { service: "igdb", mode: "reset", at: "lunch" },
])("rejects the fault %j", async (body) => {
  expect((await setFault(body)).status).toBe(400);
  const current = await (await fetch(`${base}/_sandbox/faults`)).json();
  const services = ["igdb", "steam", "supabase", "turnstile", "mail"];
  expect(current).toEqual(Object.fromEntries(services.map((service) => [service, { mode: "ok" }])));
});
