import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Input } from "./inputs.ts";

export type Answer =
  | { status: number; headers: IncomingHttpHeaders; text: string; bytes: number; ms: number }
  | { failure: string; ms: number };

/** After this long an answer counts as one that never comes. */
export const TIME_LIMIT_MS = 15_000;
/** More is counted, and not kept. */
const KEPT_BYTES = 2_000_000;
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

/** Sends inputs byte for byte as they are, over connections that stay open. */
export function createClient(site: string, cookie: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, host } = new URL(site);
  const cookies = { "nobody's": undefined, "a user's": cookie, "a forged one": FORGED_COOKIE };

  return ({ method, target, session, headers, body }) =>
    new Promise((resolve) => {
      const start = performance.now();
      const fail = (failure: string) => resolve({ failure, ms: performance.now() - start });
      const known = cookies[session];
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: {
          host,
          ...(known === undefined ? {} : { cookie: known }),
          ...headers,
          ...(body?.isChunked ? { "transfer-encoding": "chunked" } : {}),
          ...(body && !body.isChunked ? { "content-length": body.bytes.length } : {}),
        },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      outgoing.on("error", (error) => fail(error.message));
      outgoing.on("response", (response) => {
        const kept: Buffer[] = [];
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          if (bytes < KEPT_BYTES) kept.push(chunk);
          bytes += chunk.length;
        });
        response.on("error", (error) => fail(error.message));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: readable(Buffer.concat(kept), response.headers["content-encoding"]),
            bytes,
            ms: performance.now() - start,
          }),
        );
      });
      outgoing.end(body ? Buffer.from(body.bytes, "latin1") : undefined);
    });
}

function readable(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === undefined || bytes.length === 0) return bytes.toString("utf8");
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[encoding];
  return unpack ? unpack(bytes).toString("utf8") : `packed as ${encoding}`;
}
