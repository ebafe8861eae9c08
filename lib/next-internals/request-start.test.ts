import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { onRequestStart } from "./request-start";

test("sees and changes a request and its response before the server's own listener", async () => {
  onRequestStart((request, response) => {
    // It sees the requests of the tests that run later in this thread, too.
    if (request.url !== "/asked-at-the-start") return;
    request.url = "/changed";
    response.setHeader("x-seen", "yes");
  });
  const server = createServer((request, response) => response.end(request.url));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  const answer = await fetch(`http://127.0.0.1:${port}/asked-at-the-start`);
  server.close();
  expect([answer.headers.get("x-seen"), await answer.text()]).toEqual(["yes", "/changed"]);
});
