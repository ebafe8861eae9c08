import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { currentRequest, enterRequest } from "./request-context";

it("is set while a request is served, and knows when its response is sent", async () => {
  const seen: unknown[] = [];
  const after = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    enterRequest(request, response);
    const note = () => seen.push([currentRequest()?.client, currentRequest()?.isAnswered]);
    note();
    response.end("answer");
    setTimeout(() => {
      note();
      after.resolve();
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-forwarded-for": "6.6.6.6, 2001:db8:1:2::9" } });
  await after.promise;
  server.close();
  expect(seen).toEqual([
    ["2001:db8:1:2::/64", false],
    ["2001:db8:1:2::/64", true],
  ]);
});

/** The id of a request with these headers, as the code that serves it sees it. */
async function idOf(headers: Record<string, string>): Promise<string | undefined> {
  let id: string | undefined;
  const server = createServer(async (incoming, response) => {
    enterRequest(incoming);
    await Promise.resolve();
    id = currentRequest()?.id;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((resolve) => request({ port, headers, agent: false }, resolve).end());
  server.close();
  return id;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

it("uses the id of the proxy", async () => {
  expect(await idOf({ "X-Request-Id": "9f86d081884c7d659a2feaa0c55ad015" })).toBe(
    "9f86d081884c7d659a2feaa0c55ad015",
  );
});

it.each(["", "short", "a".repeat(65), 'x","level":"error', "<script>alert(1)</script>"])(
  "generates an id in place of %j",
  async (given) => {
    expect(await idOf({ "X-Request-Id": given })).toMatch(UUID);
  },
);

it("generates unique ids", async () => {
  expect(await idOf({})).not.toBe(await idOf({}));
});
