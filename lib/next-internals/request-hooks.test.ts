import { readFileSync } from "node:fs";
import {
  Agent,
  createServer,
  IncomingMessage,
  type RequestListener,
  ServerResponse,
  request as send,
} from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, Socket } from "node:net";
import { describe, expect, test } from "vitest";
import type { ReadFailure, RequestContext } from "@/lib/request-storage";
import {
  discardUnread,
  dropForgedHeaders,
  dropRepeatedHeaders,
  onRequestStart,
  refuseStaleInBrowsers,
  refuseTrace,
  reportReadFailure,
} from "./request-hooks";

const sourceOf = (module: string) => readFileSync(createRequire(import.meta.url).resolve(module), "utf8");

async function withServer<T>(listener: RequestListener, use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  try {
    return await use(port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("sees and changes a request and its response before the server's own listener", async () => {
  onRequestStart((request, response) => {
    // It sees the requests of the tests that run later in this thread, too.
    if (request.url !== "/asked-at-the-start") return;
    request.url = "/changed";
    response.setHeader("x-seen", "yes");
  });
  const answer = await withServer(
    (request, response) => response.end(request.url),
    async (port) => {
      const { headers, ...body } = await fetch(`http://127.0.0.1:${port}/asked-at-the-start`).then(
        async (response) => ({ headers: response.headers, text: await response.text() }),
      );
      return [headers.get("x-seen"), body.text];
    },
  );
  expect(answer).toEqual(["yes", "/changed"]);
});

describe("forged headers", () => {
  const forged = () => ({
    host: "shelf.example",
    rsc: "1",
    "next-router-state-tree": "x",
    "x-middleware-subrequest": "middleware:middleware",
    "x-middleware-override-headers": "x",
    "x-nextjs-data": "1",
    "x-matched-path": "/settings",
    "x-prerender-revalidate": "x",
    "next-resume": "1",
    "next-action": "7f00",
    "content-type": "Multipart/form-data; boundary=x",
    "content-security-policy": "script-src 'nonce-mine'",
    "content-security-policy-report-only": "script-src 'nonce-mine'",
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
  });
  const KEPT = { host: "shelf.example", rsc: "1", "next-router-state-tree": "x" };

  test("are dropped if a client may not set them", () => {
    const headers = forged();
    dropForgedHeaders(headers, false);
    expect(headers).toEqual(KEPT);
  });

  test("keep what the proxy reports of the client", () => {
    const headers = forged();
    dropForgedHeaders(headers, true);
    expect(headers).toEqual({
      ...KEPT,
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
    });
  });

  test("keep the type of a form for the route that takes one", () => {
    const types = ["/api/imports", "/api/imports?x=1", "/api/imports/1", "/import", "/"].map((url) => {
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      dropForgedHeaders(headers, false, url);
      return Object.keys(headers).length;
    });
    expect(types).toEqual([1, 1, 0, 0, 0]);
  });

  test("lose the mark of a client-side navigation with a value that no browser sends", () => {
    const headers = { rsc: "0", host: "shelf.example" };
    dropForgedHeaders(headers, false);
    expect(headers).toEqual({ host: "shelf.example" });
  });

  test("include every header that Next itself calls internal", () => {
    const [, list = ""] =
      /const INTERNAL_HEADERS = \[([^\]]+)\]/.exec(sourceOf("next/dist/server/lib/server-ipc/utils")) ?? [];
    const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(5);
    const headers = Object.fromEntries(names.map((name) => [name, "forged"]));
    dropForgedHeaders(headers, true);
    expect(headers).toEqual({});
  });
});

test("TRACE, which no `Request` can have, becomes a refused address", () => {
  expect(() => new Request("http://localhost/", { method: "TRACE" })).toThrow(TypeError);
  const request = new IncomingMessage(new Socket());
  [request.method, request.url] = ["TRACE", "/games"];
  refuseTrace(request);
  expect([request.method, request.url]).toEqual(["GET", "/api/refused-address"]);
});

describe("repeated headers", () => {
  const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
  const addTwice = (response: ServerResponse, name: string, values: string[]) => {
    response.setHeader(name, values[0] ?? "");
    for (const value of values) response.appendHeader(name, value);
    return response.getHeader(name);
  };

  test("are what Node makes of a value that Next appends to the same one", () => {
    expect(sourceOf("next/dist/build/templates/app-page-runtime")).toContain("res.appendHeader(");
    expect(addTwice(newResponse(), "location", ["/games"])).toEqual(["/games", "/games"]);
  });

  test("are sent once, and other values are appended", () => {
    const response = newResponse();
    dropRepeatedHeaders(response);
    expect(addTwice(response, "location", ["/games"])).toBe("/games");
    expect(addTwice(response, "set-cookie", ["a=1", "b=2", "b=2"])).toEqual(["a=1", "b=2"]);
  });
});

test.each([
  ["s-maxage=60, stale-while-revalidate=86340", "s-maxage=60, stale-while-revalidate=86340, must-revalidate"],
  [
    "public, max-age=86400, stale-while-revalidate=604800",
    "public, max-age=86400, stale-while-revalidate=604800",
  ],
  ["no-store", "no-store"],
])("browsers get a page with %s anew", async (given, sent) => {
  const answer = await withServer(
    (_, response) => {
      refuseStaleInBrowsers(response);
      response.setHeader("Cache-Control", given);
      response.end();
    },
    (port) => fetch(`http://127.0.0.1:${port}/`),
  );
  expect(answer.headers.get("cache-control")).toBe(sent);
});

describe("a failed page", () => {
  /** The answers to requests for one address, of which the first one's read fails; all are answered together. */
  function answersOf(
    count: number,
    status: number,
    failure?: ReadFailure,
    isHooked = true,
    clientOf = (_place: number) => "1.2.3.4",
  ) {
    const waiting: (() => void)[] = [];
    const listener: RequestListener = (incoming, response) => {
      const request: RequestContext = { id: "1", client: clientOf(waiting.length), isAnswered: false };
      if (isHooked) reportReadFailure(response, request, String(incoming.url));
      if (failure && waiting.length === 0) request.failure = failure;
      waiting.push(() => {
        response.statusCode = status;
        response.end("page");
      });
      if (waiting.length === count) for (const answer of waiting.splice(0)) answer();
    };
    return withServer(listener, async (port) => {
      const answers = Array.from({ length: count }, () =>
        fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }),
      );
      return (await Promise.all(answers)).map((answer) => [answer.status, answer.headers.get("retry-after")]);
    });
  }
  const REFUSED = { status: 429, retryAfterS: 16.2 };

  test("has Next's status, and not when to return", async () => {
    expect(await answersOf(1, 500, REFUSED, false)).toEqual([[500, null]]);
  });

  test("has the status and Retry-After of the failed read, for all requests that wait for one rendering", async () => {
    const answers = await answersOf(3, 500, REFUSED);
    expect(answers).toEqual(Array.from({ length: 3 }, () => [429, "17"]));
  });

  test("sends a client to the address again, if the limit of another one refused the read", async () => {
    const clients = ["1.2.3.4", "1.2.3.4", "5.6.7.8"];
    const answers = await answersOf(3, 500, REFUSED, true, (place) => clients[place] ?? "");
    expect(answers.map(([status]) => status).sort()).toEqual([307, 429, 429]);
    const down = await answersOf(2, 500, { status: 503, retryAfterS: 3 }, true, String);
    expect(down.map(([status]) => status)).toEqual([503, 503]);
  });

  test("stays a 500 if no read failed", async () => {
    expect(await answersOf(1, 500)).toEqual([[500, null]]);
  });

  test("is none if it renders without the failed part", async () => {
    expect(await answersOf(1, 200, { status: 503, retryAfterS: 3 })).toEqual([[200, null]]);
  });
});

describe("a body that is not read to its end", () => {
  /** The statuses of two requests over one connection. The first one's body is refused at its first chunk. */
  function askTwice(isHooked: boolean): Promise<unknown[]> {
    const listener: RequestListener = (incoming, response) => {
      if (isHooked) discardUnread(incoming, response);
      if (incoming.method === "GET") return void response.end();
      incoming.once("data", () => {
        incoming.pause();
        response.writeHead(413).end();
      });
    };
    return withServer(listener, async (port) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (method: string, body?: Buffer) =>
        new Promise<unknown>((resolve) => {
          const headers = body ? { "content-length": body.length } : {};
          const signal = AbortSignal.timeout(method === "GET" ? 1000 : 60_000);
          const request = send({ agent, port, method, headers, signal }, (answer) =>
            answer.resume().on("end", () => resolve(answer.statusCode)),
          );
          request.on("error", () => resolve("no answer")).end(body);
        });
      const statuses = [await ask("POST", Buffer.alloc(4_000_000)), await ask("GET")];
      agent.destroy();
      return statuses;
    });
  }

  test("blocks the next request on the connection", async () => {
    expect(await askTwice(false)).toEqual([413, "no answer"]);
  });

  test("is discarded, so that the next request is answered", async () => {
    expect(await askTwice(true)).toEqual([413, 200]);
  });
});
