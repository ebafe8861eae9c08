import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, createGunzip, gunzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { createCompression } from "./compress";

vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  return { ...zlib, brotliCompressSync: vi.fn(zlib.brotliCompressSync) };
});

const ALL = "gzip, deflate, br, zstd";
const PAGE = `<p>${"Every game has its place. ".repeat(200)}</p>`;
const SHARED = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "s-maxage=1800" };

let server: Server;
afterEach(() => {
  server.close();
  vi.clearAllMocks();
});

type Respond = (response: ServerResponse) => void;
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function serve(respond: Respond, maxStoredBytes?: number) {
  const compress = createCompression(maxStoredBytes);
  server = createServer((request, response) => {
    compress(request, response);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  return (encodings?: string, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const headers = encodings === undefined ? {} : { "accept-encoding": encodings };
      get({ port, host: "127.0.0.1", method, headers, agent: false }, async (response) => {
        const parts: Buffer[] = await response.toArray();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      }).on("error", reject);
    });
}

function send(headers: Record<string, string>, body?: string | Buffer, status = 200): Respond {
  return (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (body) response.setHeader("Content-Length", Buffer.byteLength(body));
    response.end(body);
  };
}

it("compresses a shared page once for each coding", async () => {
  const ask = await serve(send({ ...SHARED, Vary: "rsc" }, PAGE));
  for (const _ of [1, 2]) {
    const { headers, body } = await ask(ALL);
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "rsc, Accept-Encoding" });
    expect(headers["content-length"]).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  }
  expect(brotliCompressSync).toHaveBeenCalledTimes(1);
  const { headers, body } = await ask("gzip, br;q=0");
  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(PAGE);
});

it.each([[undefined], ["identity"], ["gzip;q=0"], ["zstd"]])(
  "leaves a page as it is for a client that accepts %s",
  async (encodings) => {
    const ask = await serve(send(SHARED, PAGE));
    const { headers, body } = await ask(encodings);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(PAGE.length));
    expect(body.toString()).toBe(PAGE);
  },
);

it("drops the least recently used page beyond the limit, and compresses it again", async () => {
  const pages = ["a", "b", "c"].map((name) => PAGE + name);
  let page = "";
  const ask = await serve((response) => send(SHARED, page)(response), 2 * PAGE.length + 500);
  for (page of [...pages, ...pages]) {
    expect(brotliDecompressSync((await ask(ALL)).body).toString()).toBe(page);
  }
  expect(brotliCompressSync).toHaveBeenCalledTimes(6);
});

it.each<[string, Respond]>([
  ["a small body", send(SHARED, "<p>Hello</p>")],
  ["a picture", send({ "Content-Type": "image/png" }, PAGE)],
  ["a font", send({ "Content-Type": "font/woff2" }, PAGE)],
  ["what must not be transformed", send({ ...SHARED, "Cache-Control": "s-maxage=1, no-transform" }, PAGE)],
  ["a part of a file", send({ ...SHARED, "Content-Range": "bytes 0-9/99" }, PAGE, 206)],
])("does not compress %s", async (_, respond) => {
  const ask = await serve(respond);
  expect((await ask(ALL)).headers["content-encoding"]).toBeUndefined();
});

it("keeps the coding of a body that is compressed already", async () => {
  const ask = await serve(
    send({ "Content-Type": "text/css", "Content-Encoding": "br" }, Buffer.from("x".repeat(5000))),
  );
  const { headers, body } = await ask(ALL);
  expect(headers["content-encoding"]).toBe("br");
  expect(body).toHaveLength(5000);
});

it("sends a shared page as it is to a client that accepts no coding", async () => {
  const page = `${PAGE}ポケモン`;
  const ask = await serve(send(SHARED, page));
  for (const _ of [1, 2]) {
    const { headers, body } = await ask();
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-length": String(body.length) });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body.toString()).toBe(page);
  }
});

it("answers HEAD and 304 without a body or a coding", async () => {
  const ask = await serve((response) => {
    for (const [name, value] of Object.entries(SHARED)) response.setHeader(name, value);
    response.setHeader("Content-Length", PAGE.length);
    response.end();
  });
  const { headers, body } = await ask(ALL, "HEAD");
  expect([headers["content-encoding"], headers.vary, body.length]).toEqual([undefined, "Accept-Encoding", 0]);
  server.close();
  const fresh = await (await serve(send(SHARED, undefined, 304)))(ALL);
  expect([fresh.status, fresh.headers["content-encoding"]]).toEqual([304, undefined]);
});

it("sends each part of a streamed page when it is flushed", async () => {
  let goOn = () => {};
  await serve((response) => {
    response.setHeader("Content-Type", "text/html");
    response.flushHeaders();
    response.write("<p>first</p>");
    Reflect.get(response, "flush")();
    goOn = () => response.end("<p>last</p>");
  });
  const { port }: AddressInfo = Object(server.address());
  const headers = { "accept-encoding": ALL };
  const text = await new Promise<string>((resolve) => {
    const unpacked = createGunzip();
    let seen = "";
    unpacked.on("data", (part) => {
      if (seen === "") goOn();
      seen += `[${part}]`;
    });
    unpacked.on("end", () => resolve(seen));
    get({ port, host: "127.0.0.1", headers }, (response) => {
      expect(response.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      response.pipe(unpacked);
    });
  });
  expect(text).toBe("[<p>first</p>][<p>last</p>]");
});

it("streams a large file through gzip, and waits for a slow client", async () => {
  const part = Buffer.alloc(64 * 1024, "0123456789abcdef");
  const ask = await serve((response) => {
    response.setHeader("Content-Type", "application/javascript");
    response.setHeader("Content-Length", part.length * 40);
    let left = 40;
    const write = () => {
      while (left > 0) {
        left -= 1;
        if (!response.write(part)) return response.once("drain", write);
      }
      return response.end();
    };
    write();
  });
  const { headers, body } = await ask("gzip");
  expect(headers["content-length"]).toBeUndefined();
  expect(gunzipSync(body)).toHaveLength(part.length * 40);
});
