import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createIgdb, type Igdb, type IgdbSettings } from "./igdb";

export type Answer = { status?: number; body?: unknown; text?: string; hang?: boolean; delayMs?: number };
export type Call = { path: string; body: string; token: string };

export type TestUpstream = {
  calls: Call[];
  tokensIssued: () => number;
  answer(next: (call: Call, index: number) => Answer): void;
  igdb(options?: Partial<Pick<IgdbSettings, "budgetMs" | "perSecond" | "charge">>): Igdb;
  close(): void;
};

export async function startTestUpstream(): Promise<TestUpstream> {
  const calls: Call[] = [];
  let tokens = 0;
  let next: (call: Call, index: number) => Answer = () => ({ body: [] });
  const server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/token") {
      tokens += 1;
      response.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 5_000_000 }));
      return;
    }
    const call = { path: request.url ?? "", body, token: request.headers.authorization ?? "" };
    const answer = next(call, calls.length);
    calls.push(call);
    if (answer.hang) return;
    if (answer.delayMs) await setTimeout(answer.delayMs);
    response.statusCode = answer.status ?? 200;
    response.end(answer.text ?? JSON.stringify(answer.body ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    calls,
    tokensIssued: () => tokens,
    answer(decide) {
      next = decide;
    },
    // A busy machine may take seconds for an answer.
    igdb: ({ perSecond = 1000, budgetMs = 20_000, ...more } = {}) =>
      createIgdb({
        apiUrl: url,
        tokenUrl: `${url}/token`,
        clientId: "me",
        clientSecret: "secret",
        perSecond,
        open: 2 * perSecond,
        budgetMs,
        ...more,
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
