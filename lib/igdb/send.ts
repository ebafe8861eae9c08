import "server-only";
import type { z } from "zod";
import { inCleanContext } from "@/lib/clean-context";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";
import { metrics } from "@/lib/metrics";
import type { Limiter, Slot } from "./limiter";
import type { ReadOptions } from "./read-options";
import { createBreaker, retryPolicy, TimeBudget } from "./retry-policy";
import type { TokenSource } from "./token";

/** With the second that the limiter may keep it, a read knows within 3 s that IGDB does not answer. */
const BUDGET_MS = 1800;
/** A read that waits longer for a slot is given up, though the limiter expected less. */
const GIVE_UP_MS = 30_000;

export type Message<T> = {
  /** Path and body. Called when the request leaves, so that a batch can take ids until then. */
  request(): { path: string; body: string };
  answer: z.ZodType<T>;
};
export type Send = <T>(message: Message<T>, read: ReadOptions) => Promise<T>;

export type SendOptions = {
  apiUrl: string;
  clientId: string;
  token: TokenSource;
  limiter: Limiter;
  budgetMs?: number | undefined;
  giveUpMs?: number;
};

/** Sends requests to IGDB, each through retries, circuit breaker, limiter and fetch, in this order. */
export function createSend({
  token,
  limiter,
  apiUrl,
  clientId,
  budgetMs = BUDGET_MS,
  giveUpMs = GIVE_UP_MS,
}: SendOptions): Send {
  const { breaker, signal: breakerSignal } = createBreaker();

  async function send<T>(message: Message<T>, read: ReadOptions): Promise<T> {
    try {
      return await withRetries(message, read);
    } catch (error) {
      // The refused token is dropped: this is the one attempt with a new one.
      if (!isUnauthorized(error)) throw error;
      return await withRetries(message, read);
    }
  }

  function withRetries<T>(message: Message<T>, read: ReadOptions): Promise<T> {
    const budget = new TimeBudget(budgetMs);
    return retryPolicy(budget).execute(() => breaker.execute(() => attempt(message, read, budget)));
  }

  async function attempt<T>(message: Message<T>, read: ReadOptions, budget: TimeBudget): Promise<T> {
    const opened = breakerSignal();
    try {
      const bearer = await budget.spend(token.get(budget.leftMs));
      const slot = await waitForSlot(read, opened);
      const aborted = [opened, read.signal].find((signal) => signal?.aborted);
      if (aborted) {
        slot.returnUnused();
        throw aborted.reason;
      }
      try {
        return await budget.spend(post(message, bearer, budget.leftMs, opened));
      } finally {
        slot.release();
      }
    } catch (error) {
      throw opened.aborted ? opened.reason : error;
    }
  }

  async function waitForSlot(read: ReadOptions, opened: AbortSignal): Promise<Slot> {
    const signals = [opened, AbortSignal.timeout(giveUpMs), ...(read.signal ? [read.signal] : [])];
    metrics().igdbWaiting.add(1);
    try {
      return await limiter.acquire({ ...read, signal: AbortSignal.any(signals) });
    } finally {
      metrics().igdbWaiting.add(-1);
    }
  }

  async function post<T>(
    { request, answer }: Message<T>,
    bearer: string,
    timeoutMs: number,
    signal: AbortSignal,
  ) {
    const { path, body } = request();
    const headers = {
      "Client-ID": clientId,
      Authorization: `Bearer ${bearer}`,
      Accept: "application/json",
      "Content-Type": "text/plain",
    };
    const options = {
      service: "igdb",
      schema: answer,
      timeoutMs,
      signal,
      method: "POST",
      headers,
      body,
    } as const;
    let outcome = "ok";
    try {
      return await fetchJson(`${apiUrl}/${path}`, options);
    } catch (error) {
      if (isUnauthorized(error)) token.drop(bearer);
      outcome = outcomeOf(error);
      throw error;
    } finally {
      metrics().igdbCalls.add(1, { endpoint: path, outcome });
    }
  }

  // Outside of the request that causes it: Next would count its timers and fetches to that request.
  return (message, read) => inCleanContext()(() => send(message, read));
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof OutsideError && error.service === "igdb" && error.status === 401;
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof OutsideError)) return "given_up";
  return error.status === 429 ? "rate_limited" : error.kind;
}
