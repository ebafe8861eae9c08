import "server-only";
import { ConsecutiveBreaker, circuitBreaker, handleWhen, type IRetryBackoffContext, retry } from "cockatiel";
import { OutsideError } from "@/lib/http/fetch-json";

const RETRIES = 2;
const FAILURES_UNTIL_OPEN = 4;
/** Two hanging requests hold all slots of a lane for seconds: a third one must not wait for the same. */
const TIMEOUT_WEIGHT = 2;
const HALF_OPEN_AFTER_MS = 3000;
const FIRST_BACKOFF_MS = 120;
const RATE_LIMITED_BACKOFF_MS = 700;
/** With less than this left, another attempt is not worth its request. */
const MIN_ATTEMPT_MS = 100;

/** The time for one read with its retries. Waiting in the queue is not counted. */
export class TimeBudget {
  #leftMs: number;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  get leftMs(): number {
    return Math.max(1, Math.round(this.#leftMs));
  }

  take(ms: number): void {
    this.#leftMs -= ms;
  }

  /** Awaits work that has just begun, and subtracts its duration. */
  async spend<T>(work: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work;
    } finally {
      this.take(performance.now() - startedAt);
    }
  }
}

const isTransient = (error: unknown) => error instanceof OutsideError && error.isTransient;

/** Repeats transient failures while the budget lasts. */
export function retryPolicy(budget: TimeBudget) {
  const isWorthIt = (error: unknown) => isTransient(error) && budget.leftMs > MIN_ATTEMPT_MS;
  return retry(handleWhen(isWorthIt), {
    maxAttempts: RETRIES,
    backoff: { next: (context) => backoff(context, budget) },
  });
}

type Backoff = { duration: number; next(context: IRetryBackoffContext<unknown>): Backoff };

function backoff(context: IRetryBackoffContext<unknown>, budget: TimeBudget): Backoff {
  const error = "error" in context.result ? context.result.error : undefined;
  const isLimited = error instanceof OutsideError && error.status === 429;
  const base = isLimited ? RATE_LIMITED_BACKOFF_MS : FIRST_BACKOFF_MS * 2 ** (context.attempt - 1);
  const duration = Math.round(base * (0.75 + Math.random() * 0.5));
  budget.take(duration);
  return { duration, next: (later) => backoff(later, budget) };
}

class WeighedBreaker extends ConsecutiveBreaker {
  /** How many failures the next one counts as. */
  weight = 1;

  override failure(): boolean {
    this.state += this.weight - 1;
    return super.failure();
  }
}

/** Opens after four failures in a row, and allows one request after three seconds. */
export function createBreaker() {
  const failures = new WeighedBreaker(FAILURES_UNTIL_OPEN);
  const isFailure = (error: unknown) => {
    if (!(error instanceof OutsideError)) return false;
    failures.weight = error.kind === "timeout" ? TIMEOUT_WEIGHT : 1;
    // A query that IGDB refuses (4xx) is no sign of its health.
    return error.isTransient || error.kind === "malformed";
  };
  return circuitBreaker(handleWhen(isFailure), { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: failures });
}
