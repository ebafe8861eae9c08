import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Input } from "./inputs.ts";

export type Answer =
  | { status: number; headers: IncomingHttpHeaders; text: string; bytes: number; ms: number }
  | { failure: string; ms: number };

export const TIME_LIMIT_MS = 15_000;
/** Bytes of a response's body that are stored; the rest is only counted. */
const MAX_STORED_BYTES = 2_000_000;
const FORGED_COOKIE = `questshelf-session=base64-${Buffer.from(
  JSON.stringify({
    access_token:
      "eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJleHAiOjk5OTk5OTk5OTl9.",
    refresh_token: "x",
    expires_at: 9_999_999_999,
    token_type: "bearer",
    user: { id: "00000000-0000-4000-8000-000000000000" },
  }),
).toString("base64url")}`;

export type Client = (input: Input) => Promise<Answer>;

/** Sends inputs unchanged, byte for byte, over keep-alive connections. */
export function createClient(site: string, cookie: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, host } = new URL(site);
  const cookies = { none: undefined, valid: cookie, forged: FORGED_COOKIE };

  return ({ method, target, session, headers, body }) =>
    new Promise((resolve) => {
      const start = performance.now();
      const fail = (failure: string) => resolve({ failure, ms: performance.now() - start });
      const sessionCookie = cookies[session];
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: {
          host,
          ...(sessionCookie === undefined ? {} : { cookie: sessionCookie }),
          ...headers,
          ...(body?.isChunked ? { "transfer-encoding": "chunked" } : {}),
          ...(body && !body.isChunked ? { "content-length": body.bytes.length } : {}),
        },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      outgoing.on("error", (error) => fail(error.message));
      outgoing.on("response", (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          if (bytes < MAX_STORED_BYTES) chunks.push(chunk);
          bytes += chunk.length;
        });
        response.on("error", (error) => fail(error.message));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: decodeBody(Buffer.concat(chunks), response.headers["content-encoding"]),
            bytes,
            ms: performance.now() - start,
          }),
        );
      });
      outgoing.end(body ? Buffer.from(body.bytes, "latin1") : undefined);
    });
}

function decodeBody(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === undefined || bytes.length === 0) return bytes.toString("utf8");
  const decompress = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[encoding];
  return decompress ? decompress(bytes).toString("utf8") : `compressed with ${encoding}`;
}
