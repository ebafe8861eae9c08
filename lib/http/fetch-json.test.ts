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
  it("hands back what the schema knows", async () => {
    const url = await serve((_, response) => response.end('{"a":1,"b":2}'));
    expect(await call(url)).toEqual({ a: 1 });
  });

  it.each([
    ["text", "<html>secret</html>"],
    ["another shape", '{"a":"secret"}'],
  ])("calls %s malformed, without its words in the message", async (_, body) => {
    const url = await serve((_request, response) => response.end(body));
    const error = await call(url).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "malformed", isTransient: false, detail: body });
    expect(toUpstreamError(error, "Sorry.")).toMatchObject({ code: "upstream_failed", message: "Sorry." });
  });

  it("tells the status and Retry-After of a refusal", async () => {
    const url = await serve((_, response) => response.writeHead(429, { "retry-after": "3" }).end("no"));
    const error = await call(url).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "status", status: 429, retryAfterS: 3, isTransient: true });
    expect(toUpstreamError(error, "Sorry.")).toMatchObject({ code: "upstream_unavailable" });
  });

  it("gives up on an answer that stalls after its head", async () => {
    const url = await serve((_, response) => response.writeHead(200).write('{"a":'));
    await expect(call(url, 50)).rejects.toMatchObject({ kind: "timeout", isTransient: true });
  });

  it("reads no more than a service's answers ever have, and does not wait for the end", async () => {
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

  it("calls a refused connection a network failure", async () => {
    const url = await serve((_, response) => response.end());
    server?.close();
    await expect(call(url)).rejects.toMatchObject({ kind: "network", isTransient: true });
  });

  it("follows no redirect, which could carry the token elsewhere", async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: "/x" }).end());
    await expect(call(url)).rejects.toMatchObject({ kind: "network" });
  });
});
