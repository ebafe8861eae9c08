import "server-only";
import { isBrokenCircuitError } from "cockatiel";
import { z } from "zod";
import type { Query } from "@/apicalypse/ast";
import { printMultiquery, printQuery } from "@/apicalypse/print";
import { inCleanContext } from "@/lib/clean-context";
import { AppError } from "@/lib/errors";
import { fetchJson, OutsideError, toUpstreamError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import { describeErrorBody } from "./error-body";
import type { Limiter } from "./limiter";
import { parseRows } from "./parse-rows";
import { createPolicy } from "./policy";
import type { TokenSource } from "./token";

/** The spec's words for any failed read of the catalogue (discovery, section 8). */
export const FAILED_MESSAGE = "Failed to fetch data from IGDB API";
/** Seconds after which a read that failed for IGDB's sake may work. */
export const RETRY_AFTER_S = 3;

const countSchema = z.object({ count: z.number().int().nonnegative() });
const multiSchema = z.array(z.object({ name: z.string(), result: z.array(z.unknown()).default([]) }));

export type IgdbClient = {
  /**
   * The rows that a query finds. A query given as a function is made when its request leaves.
   * @throws {AppError} `upstream_unavailable` when IGDB is away or busy, `upstream_failed` when it refuses or garbles.
   */
  rows<T>(endpoint: string, query: Query | (() => Query), row: z.ZodType<T>): Promise<T[]>;
  /** How many rows a query finds, whatever its limit. Errors as above. */
  count(endpoint: string, query: Query): Promise<number>;
  /** The rows of up to 10 queries of one endpoint, in their order, for the price of one request. Errors as above. */
  multi<T>(endpoint: string, queries: readonly Query[], row: z.ZodType<T>): Promise<T[][]>;
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

  async function send<T>(endpoint: string, makeBody: () => string, schema: z.ZodType<T>): Promise<T> {
    let bearer = "";
    metrics().igdbWaiting.add(1);
    const withToken = async (timeoutMs: number) => {
      bearer = await token.get(timeoutMs);
    };
    const attempt = (timeoutMs: number, signal: AbortSignal) =>
      counted(endpoint, () => call(timeoutMs, signal));
    const call = (timeoutMs: number, signal: AbortSignal) =>
      fetchJson(`${apiUrl}/${endpoint}`, {
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
        body: makeBody(),
      });
    try {
      return await policy.execute(withToken, attempt);
    } catch (error) {
      if (!(error instanceof OutsideError) || error.service !== "igdb" || error.status !== 401) throw error;
      token.drop(bearer);
      return await policy.execute(withToken, attempt);
    } finally {
      metrics().igdbWaiting.add(-1);
    }
  }

  return {
    async rows(endpoint, query, row) {
      try {
        const makeBody = () => printQuery(typeof query === "function" ? query() : query);
        const answer = await inCleanContext()(() => send(endpoint, makeBody, z.array(z.unknown())));
        return parseRows(endpoint, answer, row);
      } catch (error) {
        throw toIgdbError(endpoint, error);
      }
    },
    async count(endpoint, query) {
      try {
        const makeBody = () => printQuery(query);
        const answer = await inCleanContext()(() => send(`${endpoint}/count`, makeBody, countSchema));
        return answer.count;
      } catch (error) {
        throw toIgdbError(endpoint, error);
      }
    },
    async multi(endpoint, queries, row) {
      const blocks = queries.map((query, index) => ({ endpoint, count: false, name: String(index), query }));
      try {
        const makeBody = () => printMultiquery(blocks);
        const answer = await inCleanContext()(() => send("multiquery", makeBody, multiSchema));
        const results = new Map(answer.map(({ name, result }) => [name, result]));
        return blocks.map(({ name }) => parseRows(endpoint, results.get(name) ?? [], row));
      } catch (error) {
        throw toIgdbError("multiquery", error);
      }
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

function toIgdbError(endpoint: string, error: unknown): AppError {
  if (!(error instanceof OutsideError)) {
    metrics().igdbRefused.add(1);
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
