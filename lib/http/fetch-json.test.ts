import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { fetchJson, toUpstreamError } from "./fetch-json";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const call = (url: string, timeoutMs = 5000) =>
  fetchJson(url, { service: "test", schema: z.object({ a: z.number() }), timeoutMs });

describe("fetchJson", () => {
  it("returns what the schema defines", async () => {
    const url = await serve((_, response) => response.end('{"a":1,"b":2}'));
    expect(await call(url)).toEqual({ a: 1 });
  });

  it.each([
    ["text", "<html>secret</html>"],
    ["another shape", '{"a":"secret"}'],
  ])("reports %s as malformed, without its text in the message", async (_, body) => {
    const url = await serve((_request, response) => response.end(body));
    const error = await call(url).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "malformed", isTransient: false, detail: body });
    expect(toUpstreamError(error, "Sorry.")).toMatchObject({ code: "upstream_failed", message: "Sorry." });
  });

  it("reports the status and Retry-After of a refusal", async () => {
    const url = await serve((_, response) => response.writeHead(429, { "retry-after": "3" }).end("no"));
    const error = await call(url).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "status", status: 429, retryAfterS: 3, isTransient: true });
    expect(toUpstreamError(error, "Sorry.")).toMatchObject({ code: "upstream_unavailable" });
  });

  it("times out on an answer that stalls after its headers", async () => {
    const url = await serve((_, response) => response.writeHead(200).write('{"a":'));
    await expect(call(url, 50)).rejects.toMatchObject({ kind: "timeout", isTransient: true });
  });

  it("stops reading an answer at the size limit", async () => {
    let sent = 0;
    const url = await serve((_, response) => {
      const megabyte = Buffer.alloc(1024 * 1024, " ");
      const go = () => {
        while (!response.destroyed && response.write(megabyte)) sent++;
      };
      response.on("drain", go);
      go();
    });
    await expect(call(url, 20_000)).rejects.toMatchObject({ kind: "malformed", isTransient: false });
    expect(sent).toBeLessThan(200);
  });

  it("reports a refused connection as a network failure", async () => {
    const url = await serve((_, response) => response.end());
    server?.close();
    await expect(call(url)).rejects.toMatchObject({ kind: "network", isTransient: true });
  });

  it("follows no redirect, which could leak the token", async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: "/x" }).end());
    await expect(call(url)).rejects.toMatchObject({ kind: "network" });
  });
});
