import {
  createServer,
  request as httpRequest,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from "node:http";
import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseEnv } from "@/lib/env";
import { createGuard } from "@/lib/http/security-headers";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { type Nginx, startNginx } from "./nginx.ts";

const program = findProgram("nginx");
const KEYS = {
  SITE_URL: "https://questshelf.example.org",
  IGDB_CLIENT_ID: "x",
  IGDB_CLIENT_SECRET: "x",
  STEAM_API_KEY: "x",
  SUPABASE_URL: "https://db.example",
  SUPABASE_PUBLISHABLE_KEY: "x",
  TURNSTILE_SITE_KEY: "x",
};
/** Longer than nginx's limits. */
const LONG_PATH = `/${"a".repeat(20_000)}`;
const LARGE_BODY = Buffer.alloc(1_100_000);

type Answer = { status: number; headers: Record<string, string[]>; body: string };
type RequestOptions = { method?: string; body?: Buffer };

/** Returns each header with all its values, which `fetch` would join. */
function request(url: string, { method = "GET", body }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, agent: false }, async (response) => {
      const headers: Answer["headers"] = {};
      for (const [name, values] of Object.entries(response.headersDistinct)) headers[name] = values ?? [];
      resolve({ status: response.statusCode ?? 0, headers, body: await text(response) });
    });
    outgoing.on("error", reject).end(body);
  });
}

/** Sends raw text over TCP. */
async function sendRaw(url: string, data: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(data);
  return text(socket);
}

const guard = createGuard(parseEnv(KEYS), new Map(), "production");
const headersOf = (response: ServerResponse) =>
  Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, [`${value}`]]));

/** The app's headers of a response that is not a page, over TLS. */
function strictHeaders() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  guard({ url: "/api/games", headers: {} }, response);
  return headersOf(response);
}

describe.skipIf(!program)("nginx's own responses with deploy/nginx.conf", () => {
  const strict = strictHeaders();
  const names = Object.keys(strict);
  const securityOf = ({ headers }: Answer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
  let app: Server;
  let nginx: Nginx;
  let answer: RequestListener;

  beforeAll(async () => {
    app = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    nginx = await startNginx(program ?? "", [`http://127.0.0.1:${Object(app.address()).port}`], 14_620);
  });
  afterAll(async () => {
    await nginx?.stop();
    app?.closeAllConnections();
    app?.close();
  });
  beforeEach(() => {
    answer = (request, response) => {
      guard({ url: request.url ?? "", headers: request.headers }, response);
      response.end("ok");
    };
  });

  test("the app sends seven headers with each response", () => {
    expect(names.sort()).toEqual([
      "content-security-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
    ]);
  });

  test.each([
    ["an unknown path", 404, "/_sandbox/mailbox", {}],
    ["a body that is too large", 413, "/api/auth/sign-in", { method: "POST", body: LARGE_BODY }],
    ["a picture that is too large", 413, "/api/profile/avatar", { method: "PUT", body: Buffer.alloc(7e6) }],
    ["a URL that is too long", 414, LONG_PATH, {}],
    ["a forbidden method", 405, "/games", { method: "TRACE" }],
  ])("sends the app's headers for %s", async (_, status, path, options) => {
    const refused = await request(nginx.url + path, options);
    expect(refused.status).toBe(status);
    expect(securityOf(refused)).toEqual(strict);
    expect(refused.headers["cache-control"]).toEqual(["no-store"]);
    expect(refused.headers["retry-after"]).toBeUndefined();
    expect(refused.headers.server).toEqual(["nginx"]);
  });

  test("sends the app's headers for an invalid request", async () => {
    const refused = (await sendRaw(nginx.url, "GET / HTTP/1.1\r\n\r\n")).toLowerCase();
    expect(refused).toMatch(/^http\/1.1 400 /);
    for (const [name, [value = ""] = []] of Object.entries(strict))
      expect(refused).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
  });

  test.each<[string, RequestListener]>([
    ["does not respond", (request) => request.socket.destroy()],
    [
      "closes the connection in its headers",
      (request) =>
        request.socket.end("HTTP/1.1 200 OK\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no"),
    ],
  ])("sends the app's headers and Retry-After for an app that %s", async (_, fault) => {
    answer = fault;
    const unavailable = await request(`${nginx.url}/unavailable`);
    expect(unavailable.status).toBe(503);
    expect(unavailable.body).toContain("can't be reached right now");
    expect(securityOf(unavailable)).toEqual(strict);
    expect(unavailable.headers).toMatchObject({ "cache-control": ["no-store"], "retry-after": ["5"] });
    expect(unavailable.headers["content-type"]).toEqual(["text/html"]);
  });

  test("sends the same headers over HTTP, except HSTS", async () => {
    const { "strict-transport-security": _, ...rest } = strict;
    const moved = await request(`${nginx.plainUrl}/games?q=a`);
    expect([moved.status, moved.headers.location]).toEqual([301, ["https://127.0.0.1/games?q=a"]]);
    expect(securityOf(moved)).toEqual(rest);
    expect(moved.headers.server).toEqual(["nginx"]);
  });

  test.each(["/games", "/api/games", "/widget/demo", "/og/questshelf.jpg", "/_next/static/chunks/none.js"])(
    "adds nothing to the app's headers of %s, cached or not",
    async (path) => {
      for (const status of [200, 404, 503]) {
        let own: Answer["headers"] = {};
        answer = (request, response) => {
          guard({ url: request.url ?? "", headers: request.headers }, response);
          own = headersOf(response);
          response.writeHead(status, { "cache-control": "s-maxage=60" }).end("ok");
        };
        for (const cacheStatus of ["MISS", "HIT"]) {
          const response = await request(`${nginx.url}${path}?${status}`);
          expect(response.status).toBe(status);
          expect(securityOf(response)).toEqual(own);
          expect(response.headers["cache-control"]).toEqual(["s-maxage=60"]);
          expect(response.headers["retry-after"]).toBeUndefined();
          if (!path.startsWith("/widget")) expect(response.headers["x-cache-status"]).toEqual([cacheStatus]);
        }
      }
    },
  );
});
