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
/** More than nginx takes of an address, and of a body. */
const LONG_PATH = `/${"a".repeat(20_000)}`;
const LARGE_BODY = Buffer.alloc(1_100_000);

type Answer = { status: number; headers: Record<string, string[]>; body: string };
type Asked = { method?: string; body?: Buffer };

/** Each header with all its values: `fetch` would join them. */
function ask(url: string, { method = "GET", body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(url, { method, agent: false }, async (response) => {
      const headers: Answer["headers"] = {};
      for (const [name, values] of Object.entries(response.headersDistinct)) headers[name] = values ?? [];
      resolve({ status: response.statusCode ?? 0, headers, body: await text(response) });
    });
    asking.on("error", reject).end(body);
  });
}

/** The answer to what no client of HTTP would send. */
async function send(url: string, words: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(words);
  return text(socket);
}

const guard = createGuard(parseEnv(KEYS), new Map(), "production");
const headersOf = (response: ServerResponse) =>
  Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, [`${value}`]]));

/** What the app itself says with an answer that is no page, where it is reached by TLS. */
function strictHeaders() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  guard({ url: "/api/games", headers: {} }, response);
  return headersOf(response);
}

describe.skipIf(!program)("deploy/nginx.conf, of what nginx answers itself", () => {
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

  test("the app says seven things with each answer", () => {
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
    ["what is not there", 404, "/_sandbox/mailbox", {}],
    ["what is too large", 413, "/api/auth/sign-in", { method: "POST", body: LARGE_BODY }],
    ["a picture that is too large", 413, "/api/profile/avatar", { method: "PUT", body: Buffer.alloc(7e6) }],
    ["an address that is too long", 414, LONG_PATH, {}],
    ["a method that is none of the web's", 405, "/games", { method: "TRACE" }],
  ])("%s: all that the app says", async (_, status, path, asked) => {
    const refused = await ask(nginx.url + path, asked);
    expect(refused.status).toBe(status);
    expect(securityOf(refused)).toEqual(strict);
    expect(refused.headers["cache-control"]).toEqual(["no-store"]);
    expect(refused.headers["retry-after"]).toBeUndefined();
    expect(refused.headers.server).toEqual(["nginx"]);
  });

  test("what is no request of HTTP: all that the app says", async () => {
    const refused = (await send(nginx.url, "GET / HTTP/1.1\r\n\r\n")).toLowerCase();
    expect(refused).toMatch(/^http\/1.1 400 /);
    for (const [name, [value = ""] = []] of Object.entries(strict))
      expect(refused).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`);
  });

  test.each<[string, RequestListener]>([
    ["does not answer", (request) => request.socket.destroy()],
    [
      "breaks off amid its headers",
      (request) =>
        request.socket.end("HTTP/1.1 200 OK\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no"),
    ],
  ])("an app that %s: all that it would say, and when to try again", async (_, trouble) => {
    answer = trouble;
    const away = await ask(`${nginx.url}/away`);
    expect(away.status).toBe(503);
    expect(away.body).toContain("can't be reached right now");
    expect(securityOf(away)).toEqual(strict);
    expect(away.headers).toMatchObject({ "cache-control": ["no-store"], "retry-after": ["5"] });
    expect(away.headers["content-type"]).toEqual(["text/html"]);
  });

  test("who comes without TLS: the same, but for what may only be said by TLS", async () => {
    const { "strict-transport-security": _, ...rest } = strict;
    const moved = await ask(`${nginx.plainUrl}/games?q=a`);
    expect([moved.status, moved.headers.location]).toEqual([301, ["https://127.0.0.1/games?q=a"]]);
    expect(securityOf(moved)).toEqual(rest);
    expect(moved.headers.server).toEqual(["nginx"]);
  });

  test.each(["/games", "/api/games", "/widget/demo", "/og/questshelf.jpg", "/_next/static/chunks/none.js"])(
    "what the app says of %s stands once, kept or not, and nothing is added",
    async (path) => {
      for (const status of [200, 404, 503]) {
        let own: Answer["headers"] = {};
        answer = (request, response) => {
          guard({ url: request.url ?? "", headers: request.headers }, response);
          own = headersOf(response);
          response.writeHead(status, { "cache-control": "s-maxage=60" }).end("ok");
        };
        for (const kept of ["MISS", "HIT"]) {
          const given = await ask(`${nginx.url}${path}?${status}`);
          expect(given.status).toBe(status);
          expect(securityOf(given)).toEqual(own);
          expect(given.headers["cache-control"]).toEqual(["s-maxage=60"]);
          expect(given.headers["retry-after"]).toBeUndefined();
          if (!path.startsWith("/widget")) expect(given.headers["x-cache-status"]).toEqual([kept]);
        }
      }
    },
  );
});
