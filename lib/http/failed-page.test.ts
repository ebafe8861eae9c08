import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { ReadFailure, RequestContext } from "@/lib/request-storage";
import { reportReadFailure } from "./failed-page";

let server: Server;
afterEach(() => {
  server.close();
});

/** A server whose requests for one address wait for `count` of them; the first one's read fails, and all are answered. */
async function answersOf(count: number, status: number, failure?: ReadFailure): Promise<Response[]> {
  const waiting: (() => void)[] = [];
  server = createServer((incoming, response) => {
    const request: RequestContext = { id: "1", client: "1.2.3.4", isAnswered: false };
    reportReadFailure(response, request, String(incoming.url));
    if (failure && waiting.length === 0) request.failure = failure;
    waiting.push(() => {
      response.statusCode = status;
      response.setHeader("Cache-Control", "no-store");
      response.end("page");
    });
    if (waiting.length === count) for (const answer of waiting.splice(0)) answer();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(server.address());
  return Promise.all(Array.from({ length: count }, () => fetch(`http://127.0.0.1:${port}/`)));
}

async function answerOf(status: number, failure?: ReadFailure): Promise<Response> {
  const [answer] = await answersOf(1, status, failure);
  if (!answer) throw new Error("no answer");
  return answer;
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

it("sends them to all requests that wait for one rendering", async () => {
  const answers = await answersOf(3, 500, { status: 429, retryAfterS: 5 });
  expect(answers.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    Array.from({ length: 3 }, () => [429, "5"]),
  );
});
