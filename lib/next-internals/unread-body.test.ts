import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { discardUnread } from "./unread-body";

/** Sends two requests over one connection; the first has a body that is refused at its first chunk. */
async function askTwice(): Promise<number[]> {
  const server = createServer((incoming, response) => {
    discardUnread(incoming, response);
    if (incoming.method === "GET") {
      response.end();
      return;
    }
    incoming.once("data", () => {
      incoming.pause();
      response.writeHead(413).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  const ask = (method: string, body?: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const options = { agent, port, method, headers: body ? { "content-length": body.length } : {} };
      request(options, (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)))
        .on("error", reject)
        .end(body);
    });
  try {
    return [await ask("POST", Buffer.alloc(4_000_000)), await ask("GET")];
  } finally {
    agent.destroy();
    server.close();
  }
}

test("answers the next request on a connection after a body that was not read to its end", async () => {
  expect(await askTwice()).toEqual([413, 200]);
});
