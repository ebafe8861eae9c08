import "server-only";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";

/** What one check of one service may take. */
export const TIME_LIMIT_MS = 2500;

/**
 * How a service took a call: it answered, it is there but has no time for us (or we no turn yet), or it is away.
 * `ms` is how long that took.
 */
export type Answer = { outcome: "answered" | "busy" | "away"; ms: number; error?: unknown };

/** Why a call failed: the door's own error, without ours around it. */
function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error;
}

const TOO_MANY_REQUESTS = 429;

/** Makes a call and tells how it went; never throws, and never takes longer than the time limit. */
export async function ask(
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
    // Doors give up by themselves a little earlier. One that has not does not wait for the service, but for its turn.
    const first = await Promise.race([call(timeLimitMs - 100), limit]);
    return { outcome: first === "late" ? "busy" : "answered", ms: elapsed() };
  } catch (error) {
    const cause = causeOf(error);
    const isBusy = cause instanceof OutsideError && cause.status === TOO_MANY_REQUESTS;
    log.warn("status_check_failed", { service, reason: cause instanceof Error ? cause.message : "unknown" });
    return { outcome: isBusy ? "busy" : "away", ms: elapsed(), error: cause };
  } finally {
    clearTimeout(timer);
  }
}
