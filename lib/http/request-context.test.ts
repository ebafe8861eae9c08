import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { currentRequest, enterRequest } from "./request-context";

let server: Server;
afterEach(() => {
  server.close();
});

it("is that of the work, and knows when its response is sent", async () => {
  const seen: unknown[] = [];
  const after = Promise.withResolvers<void>();
  server = createServer((request, response) => {
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
  expect(seen).toEqual([
    ["2001:db8:1:2::/64", false],
    ["2001:db8:1:2::/64", true],
  ]);
});
