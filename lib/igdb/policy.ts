import "server-only";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IRetryBackoffContext,
  retry,
} from "cockatiel";
import { OutsideError } from "@/lib/http/fetch-json";
import type { Limiter } from "./limiter";
import type { Turn } from "./turn";

/**
 * What one read may take upstream; time spent waiting for the limiter is not counted. With the second that the limiter
 * may keep it, a read knows within 3 s that IGDB does not answer.
 */
const BUDGET_MS = 1800;
/** A read that waits for the limiter longer than this is given up, though the limiter expected less. */
const MAX_WAIT_MS = 30_000;
const RETRIES = 2;
const FAILURES_UNTIL_OPEN = 4;
/** Two reads without an answer keep all slots of one client for seconds: its third one must not wait for the same. */
const TIMEOUT_WEIGHT = 2;
const HALF_OPEN_AFTER_MS = 3000;
const FIRST_BACKOFF_MS = 120;
const RATE_LIMITED_BACKOFF_MS = 700;
/** With less than this left, another attempt is not worth its request. */
const MIN_ATTEMPT_MS = 100;

/** One attempt, which has `timeoutMs` left; the signal fires when IGDB is known to be down. */
export type Attempt<T> = (timeoutMs: number, signal: AbortSignal) => Promise<T>;

/** Runs reads against IGDB: limiter, time budget, retries with jitter, and a breaker that they all share. */
export type Policy = { execute<T>(prepare: Attempt<void>, attempt: Attempt<T>, turn: Turn): Promise<T> };

const isTransient = (error: unknown) => error instanceof OutsideError && error.isTransient;
// A garbled answer is no better than none; a refused query (4xx) is our fault and says nothing of IGDB's health.
const isOutage = (error: unknown) =>
  error instanceof OutsideError && (error.isTransient || error.kind === "malformed");

class WeighedBreaker extends ConsecutiveBreaker {
  /** How many failures the next one counts for. */
  weight = 1;

  override failure(): boolean {
    this.state += this.weight - 1;
    return super.failure();
  }
}

/** A policy with a breaker of its own. @param budgetMs what one read may take upstream, its retries included */
export function createPolicy(limiter: Limiter, budgetMs = BUDGET_MS): Policy {
  const failures = new WeighedBreaker(FAILURES_UNTIL_OPEN);
  const countOutage = (error: unknown) => {
    failures.weight = error instanceof OutsideError && error.kind === "timeout" ? TIMEOUT_WEIGHT : 1;
    return isOutage(error);
  };
  const breaker = circuitBreaker(handleWhen(countOutage), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: failures,
  });
  // Reads that wait for the limiter or for an answer fail at once when the breaker opens.
  let broken = new AbortController();
  breaker.onBreak(() => {
    broken.abort(new BrokenCircuitError());
    broken = new AbortController();
  });

  return {
    execute(prepare, attempt, turn) {
      let spentMs = 0;
      const spend = async <R>(step: Attempt<R>): Promise<R> => {
        const startedAt = performance.now();
        const { signal } = broken;
        try {
          return await step(Math.max(1, Math.round(budgetMs - spentMs)), signal);
        } catch (error) {
          throw signal.aborted ? signal.reason : error;
        } finally {
          spentMs += performance.now() - startedAt;
        }
      };
      const worthRetrying = (error: unknown) => isTransient(error) && budgetMs - spentMs > MIN_ATTEMPT_MS;
      const retries = retry(handleWhen(worthRetrying), {
        maxAttempts: RETRIES,
        backoff: { next: (context) => backoff(context, (ms) => (spentMs += ms)) },
      });
      return retries.execute(() =>
        breaker.execute(async () => {
          await spend(prepare);
          const limits = [broken.signal, AbortSignal.timeout(MAX_WAIT_MS)];
          const signal = AbortSignal.any(turn.signal ? [...limits, turn.signal] : limits);
          const start = () => {
            if (breaker.state === CircuitState.Open) throw new BrokenCircuitError();
            return spend(attempt);
          };
          return limiter.run(async () => start(), { ...turn, signal });
        }),
      );
    },
  };
}

type Backoff = { duration: number; next(context: IRetryBackoffContext<unknown>): Backoff };

function backoff(context: IRetryBackoffContext<unknown>, spend: (ms: number) => void): Backoff {
  const error = "error" in context.result ? context.result.error : undefined;
  const limited = error instanceof OutsideError && error.status === 429;
  const base = limited ? RATE_LIMITED_BACKOFF_MS : FIRST_BACKOFF_MS * 2 ** (context.attempt - 1);
  const duration = Math.round(base * (0.75 + Math.random() * 0.5));
  spend(duration);
  return { duration, next: (later) => backoff(later, spend) };
}
