import "server-only";
import { isBrokenCircuitError } from "cockatiel";
import { z } from "zod";
import type { Query } from "@/apicalypse/ast";
import { printMultiquery, printQuery } from "@/apicalypse/print";
import { inCleanContext } from "@/lib/clean-context";
import { AppError, TOO_MANY_MESSAGE } from "@/lib/errors";
import { fetchJson, OutsideError, toUpstreamError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import { describeErrorBody } from "./error-body";
import { BusyError, type Limiter } from "./limiter";
import { parseRows } from "./parse-rows";
import { createPolicy } from "./policy";
import type { TokenSource } from "./token";
import { currentTurn, type Turn } from "./turn";

/** The spec's words for any failed read of the catalogue (discovery, section 8). */
export const FAILED_MESSAGE = "Failed to fetch data from IGDB API";
/** Seconds after which a read that failed for IGDB's sake may work. */
export const RETRY_AFTER_S = 3;

const countSchema = z.object({ count: z.number().int().nonnegative() });
const multiSchema = z.array(z.object({ name: z.string(), result: z.array(z.unknown()).default([]) }));

type Request = { path: string; body: string };
export type RowsQuery = { endpoint: string; query: Query };

/** Each read takes the turn of the client that causes it, unless another one is given. */
export type IgdbClient = {
  /**
   * The rows that a query finds.
   * @throws {AppError} `upstream_unavailable` when IGDB is down or busy, `upstream_failed` when it refuses or garbles,
   * `rate_limited` when the client itself reads too much.
   */
  rows<T>(endpoint: string, query: Query, row: z.ZodType<T>, turn?: Turn): Promise<T[]>;
  /** How many rows a query finds, whatever its limit. Errors as above. */
  count(endpoint: string, query: Query, turn?: Turn): Promise<number>;
  /** The rows of up to 10 queries of one endpoint, in their order, for the price of one request. Errors as above. */
  multi<T>(endpoint: string, queries: readonly Query[], row: z.ZodType<T>, turn?: Turn): Promise<T[][]>;
  /** The same of any endpoints, with rows as IGDB sends them. The queries are made when the request leaves. */
  raw(queries: () => readonly RowsQuery[], turn?: Turn): Promise<(readonly unknown[])[]>;
};

export type IgdbClientOptions = {
  apiUrl: string;
  clientId: string;
  token: TokenSource;
  limiter: Limiter;
  budgetMs?: number | undefined;
};

/** Reads of IGDB under the budget of `limiter`, with retries and a breaker of their own. */
export function createIgdbClient({
  apiUrl,
  clientId,
  token,
  limiter,
  budgetMs,
}: IgdbClientOptions): IgdbClient {
  const policy = createPolicy(limiter, budgetMs);

  async function send<T>(make: () => Request, schema: z.ZodType<T>, turn: Turn): Promise<T> {
    let bearer = "";
    metrics().igdbWaiting.add(1);
    const withToken = async (timeoutMs: number) => {
      bearer = await token.get(timeoutMs);
    };
    const attempt = (timeoutMs: number, signal: AbortSignal) => {
      const { path, body } = make();
      return counted(path, () => call(path, body, timeoutMs, signal));
    };
    const call = (path: string, body: string, timeoutMs: number, signal: AbortSignal) =>
      fetchJson(`${apiUrl}/${path}`, {
        service: "igdb",
        schema,
        timeoutMs,
        signal,
        method: "POST",
        headers: {
          "Client-ID": clientId,
          Authorization: `Bearer ${bearer}`,
          Accept: "application/json",
          "Content-Type": "text/plain",
        },
        body,
      });
    try {
      return await policy.execute(withToken, attempt, turn);
    } catch (error) {
      if (!(error instanceof OutsideError) || error.service !== "igdb" || error.status !== 401) throw error;
      token.drop(bearer);
      return await policy.execute(withToken, attempt, turn);
    } finally {
      metrics().igdbWaiting.add(-1);
    }
  }

  /** Outside of the request whose turn it is, and with errors for users. */
  async function call<T>(name: string, make: () => Request, schema: z.ZodType<T>, turn: Turn): Promise<T> {
    try {
      return await inCleanContext()(() => send(make, schema, turn));
    } catch (error) {
      throw toIgdbError(name, error);
    }
  }

  async function raw(queries: () => readonly RowsQuery[], turn = currentTurn()) {
    const make = () => {
      const [first, ...others] = queries();
      if (first && others.length === 0) return { path: first.endpoint, body: printQuery(first.query) };
      const blocks = queries().map((block, index) => ({ ...block, count: false, name: String(index) }));
      return { path: "multiquery", body: printMultiquery(blocks) };
    };
    const answer = await call("rows", make, z.array(z.unknown()), turn);
    return queries().length > 1 ? resultsOf(answer, queries().length) : [answer];
  }

  function parsed<T>(endpoint: string, rows: readonly unknown[], row: z.ZodType<T>): T[] {
    try {
      return parseRows(endpoint, rows, row);
    } catch (error) {
      throw toIgdbError(endpoint, error);
    }
  }

  return {
    raw,
    async rows(endpoint, query, row, turn = currentTurn()) {
      const make = () => ({ path: endpoint, body: printQuery(query) });
      return parsed(endpoint, await call(endpoint, make, z.array(z.unknown()), turn), row);
    },
    async count(endpoint, query, turn = currentTurn()) {
      const make = () => ({ path: `${endpoint}/count`, body: printQuery(query) });
      return (await call(endpoint, make, countSchema, turn)).count;
    },
    async multi(endpoint, queries, row, turn = currentTurn()) {
      const blocks = queries.map((query, index) => ({ endpoint, query, count: false, name: String(index) }));
      const make = () => ({ path: "multiquery", body: printMultiquery(blocks) });
      const answer = await call("multiquery", make, z.array(z.unknown()), turn);
      return resultsOf(answer, queries.length).map((rows) => parsed(endpoint, rows, row));
    },
  };
}

/** Makes a call that does not wait any more. */
async function counted<T>(endpoint: string, call: () => Promise<T>): Promise<T> {
  let outcome = "ok";
  metrics().igdbWaiting.add(-1);
  try {
    return await call();
  } catch (error) {
    outcome =
      error instanceof OutsideError ? (error.status === 429 ? "rate_limited" : error.kind) : "given_up";
    throw error;
  } finally {
    metrics().igdbWaiting.add(1);
    metrics().igdbCalls.add(1, { endpoint, outcome });
  }
}

/** The rows of each block of a multiquery, in the order of the blocks. */
function resultsOf(answer: unknown, count: number): (readonly unknown[])[] {
  const results = multiSchema.safeParse(answer);
  if (!results.success) throw toIgdbError("multiquery", new OutsideError("igdb", "malformed"));
  const rows = new Map(results.data.map(({ name, result }) => [name, result]));
  return Array.from({ length: count }, (_, index) => rows.get(String(index)) ?? []);
}

/** A failed read as users meet it. */
export function toIgdbError(endpoint: string, error: unknown): AppError {
  if (!(error instanceof OutsideError)) metrics().igdbRefused.add(1);
  if (error instanceof BusyError) {
    const { isOwn, retryAfterS } = error;
    return isOwn
      ? new AppError("rate_limited", TOO_MANY_MESSAGE, { retryAfterS })
      : new AppError("upstream_unavailable", FAILED_MESSAGE, { retryAfterS });
  }
  if (!(error instanceof OutsideError)) {
    // While the breaker is open nothing is asked, and the failure that opened it is in the log already.
    const cause = isBrokenCircuitError(error) ? undefined : error;
    return new AppError("upstream_unavailable", FAILED_MESSAGE, { cause, retryAfterS: RETRY_AFTER_S });
  }
  log.warn("igdb_call_failed", {
    endpoint,
    kind: error.kind,
    status: error.status,
    detail: describeErrorBody(error.detail ?? ""),
    error,
  });
  return toUpstreamError(error, FAILED_MESSAGE, RETRY_AFTER_S);
}
