import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { ReadFailure, RequestContext } from "@/lib/request-storage";
import { reportReadFailure } from "./failed-page";

let server: Server;
afterEach(() => {
  server.close();
});

async function answerOf(status: number, failure?: ReadFailure): Promise<Response> {
  server = createServer((_, response) => {
    const request: RequestContext = { id: "1", client: "1.2.3.4", isAnswered: false };
    reportReadFailure(response, request);
    if (failure) request.failure = failure;
    response.statusCode = status;
    response.setHeader("Cache-Control", "no-store");
    response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  return fetch(`http://127.0.0.1:${port}/`);
}

it("sends the status and Retry-After of the failed read", async () => {
  const answer = await answerOf(500, { status: 429, retryAfterS: 16.2 });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("17");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe("page");
});

it("keeps a 500 that no read caused", async () => {
  expect((await answerOf(500)).status).toBe(500);
});

it("keeps the status of a page that renders without the failed part", async () => {
  const answer = await answerOf(200, { status: 503, retryAfterS: 3 });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([200, null]);
});
