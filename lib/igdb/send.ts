import "server-only";
import type { z } from "zod";
import { inCleanContext } from "@/lib/clean-context";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";
import { metrics } from "@/lib/metrics";
import type { Acquire, RequestQueue } from "./request-queue";
import { createBreaker, retryPolicy, TimeBudget } from "./retry-policy";
import { createTokenSource } from "./token";

/** With the time in the queue, a page knows within 3 s that IGDB does not answer. */
const BUDGET_MS = 1800;

export type Message<T> = { path: string; body: string; answer: z.ZodType<T> };
/** @throws {OutsideError} */
export type Send = <T>(message: Message<T>, acquire: Acquire) => Promise<T>;

export type SendSettings = {
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Time for one read, without that in the queue. */
  budgetMs?: number | undefined;
  /** All queues of requests, which fail what waits when IGDB is down. */
  queues: readonly RequestQueue[];
};

/** Sends requests to IGDB, each through retries, circuit breaker, queue and fetch, in this order. */
export function createSend(settings: SendSettings): Send {
  const { apiUrl, tokenUrl, clientId, clientSecret, budgetMs = BUDGET_MS, queues } = settings;
  const token = createTokenSource({ url: tokenUrl, clientId, clientSecret });
  const breaker = createBreaker();
  breaker.onBreak(() => {
    for (const queue of queues) queue.failWaiting();
  });

  async function send<T>(message: Message<T>, acquire: Acquire): Promise<T> {
    try {
      return await withRetries(message, acquire);
    } catch (error) {
      // The refused token has been dropped: one attempt with a new one.
      if (!isUnauthorized(error)) throw error;
      return await withRetries(message, acquire);
    }
  }

  function withRetries<T>(message: Message<T>, acquire: Acquire): Promise<T> {
    const budget = new TimeBudget(budgetMs);
    return retryPolicy(budget).execute(() => breaker.execute(() => attempt(message, acquire, budget)));
  }

  async function attempt<T>(message: Message<T>, acquire: Acquire, budget: TimeBudget): Promise<T> {
    const bearer = await budget.spend(token.get(budget.leftMs));
    const release = await acquire();
    try {
      return await budget.spend(post(message, bearer, budget.leftMs));
    } finally {
      release();
    }
  }

  async function post<T>({ path, body, answer }: Message<T>, bearer: string, timeoutMs: number): Promise<T> {
    let outcome = "ok";
    try {
      return await fetchJson(`${apiUrl}/${path}`, {
        service: "igdb",
        schema: answer,
        timeoutMs,
        method: "POST",
        headers: {
          "Client-ID": clientId,
          Authorization: `Bearer ${bearer}`,
          Accept: "application/json",
          "Content-Type": "text/plain",
        },
        body,
      });
    } catch (error) {
      if (isUnauthorized(error)) token.drop(bearer);
      outcome = outcomeOf(error);
      throw error;
    } finally {
      metrics().igdbCalls.add(1, { endpoint: path, outcome });
    }
  }

  // Outside of the request that causes it: Next would count its timers and fetches to that request.
  return (message, acquire) => inCleanContext()(() => send(message, acquire));
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof OutsideError && error.service === "igdb" && error.status === 401;
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof OutsideError)) return "given_up";
  return error.status === 429 ? "rate_limited" : error.kind;
}
