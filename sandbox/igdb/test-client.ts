import { FIXTURE } from "./fixture.ts";
import { createIgdbHandler, type IgdbHandlerOptions } from "./server.ts";
import { TokenStore } from "./tokens.ts";

/** An authorised client of a new server for tests, by default without rate limits. */
export function createTestClient(options: Partial<IgdbHandlerOptions> = {}) {
  const tokens = options.tokens ?? new TokenStore();
  const { token } = tokens.issue("tester");
  const handler = createIgdbHandler({
    tables: FIXTURE,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    openRequests: Number.POSITIVE_INFINITY,
    latencyMs: 0,
    ...options,
    tokens,
  });

  function send(path: string, body: string | null, headers: Record<string, string> = {}): Promise<Response> {
    return handler(
      new Request(`http://igdb.test/v4/${path}`, {
        method: body === null ? "GET" : "POST",
        headers: { "client-id": "tester", authorization: `Bearer ${token}`, ...headers },
        body,
      }),
    );
  }

  async function request(path: string, body: string | null): Promise<{ status: number; body: unknown }> {
    const response = await send(path, body);
    return { status: response.status, body: await response.json() };
  }

  /** Ids of a query's rows, in order. @throws on an error response */
  async function ids(endpoint: string, body: string): Promise<number[]> {
    const { status, body: rows } = await request(endpoint, body);
    if (status !== 200 || !Array.isArray(rows)) throw new Error(`${status} ${JSON.stringify(rows)}`);
    return rows.map((row) => row.id);
  }

  return { send, request, ids };
}
