import "server-only";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";

/** Time limit of one check of one service. */
export const TIME_LIMIT_MS = 2500;

/**
 * How a service responded: it answered, it is busy (or our own queue is), or it is unavailable. `ms` is the duration.
 */
export type Answer = { outcome: "answered" | "busy" | "unavailable"; ms: number; error?: unknown };

/** The client's own error, without our wrapper. */
function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error;
}

const TOO_MANY_REQUESTS = 429;

/** Makes a call and measures it; never throws, and never takes longer than the time limit. */
export async function probe(
  service: string,
  call: (timeoutMs: number) => Promise<unknown>,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Answer> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), timeLimitMs);
  });
  try {
    // Clients give up a little earlier by themselves. One that has not is still waiting in our own queue.
    const first = await Promise.race([call(timeLimitMs - 100), limit]);
    return { outcome: first === "late" ? "busy" : "answered", ms: elapsed() };
  } catch (error) {
    const cause = causeOf(error);
    const isBusy = cause instanceof OutsideError && cause.status === TOO_MANY_REQUESTS;
    log.warn("status_check_failed", { service, reason: cause instanceof Error ? cause.message : "unknown" });
    return { outcome: isBusy ? "busy" : "unavailable", ms: elapsed(), error: cause };
  } finally {
    clearTimeout(timer);
  }
}
