import "server-only";
import type { z } from "zod";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";
import { fromDataError } from "./errors";

/** Rows that one answer of the database may have; PostgREST says nothing when there are more. */
export const MAX_ANSWER_ROWS = 1000;

type Answer = { data: unknown; error: { code?: string } | null; status: number };
type CountAnswer = Omit<Answer, "data"> & { count: number | null };

/**
 * The parsed answer of a query.
 * @throws {AppError} what a caller of ours meets; `upstream_failed` for an answer of another shape.
 */
export async function answerOf<T>(query: PromiseLike<Answer>, schema: z.ZodType<T>): Promise<T> {
  const answer = await query;
  if (answer.error) throw fromDataError(answer.error, answer.status);
  const parsed = schema.safeParse(answer.data);
  if (!parsed.success)
    throw new AppError("upstream_failed", ACCOUNT_UNAVAILABLE_MESSAGE, { cause: parsed.error });
  return parsed.data;
}

/** How many rows a query counted (`{ count: "exact", head: true }`). @throws {AppError} as `answerOf` does. */
export async function countOf(query: PromiseLike<CountAnswer>): Promise<number> {
  const { error, status, count } = await query;
  if (error) throw fromDataError(error, status);
  if (count === null) throw new AppError("upstream_failed", ACCOUNT_UNAVAILABLE_MESSAGE);
  return count;
}

/**
 * Waits for a call of the auth client, and no longer than the request's time limit: the library would go on trying to
 * refresh a session for 30 s while the service is away.
 * @throws {AppError}
 */
export async function withinLimit<T>(limit: AbortSignal, call: Promise<T>): Promise<T> {
  let stop = () => {};
  const expired = new Promise<never>((_, reject) => {
    stop = () =>
      reject(new AppError("upstream_unavailable", ACCOUNT_UNAVAILABLE_MESSAGE, { cause: limit.reason }));
    if (limit.aborted) stop();
    limit.addEventListener("abort", stop, { once: true });
  });
  try {
    // The race also hears a call that fails when nobody waits for it any more.
    return await Promise.race([expired, call]);
  } finally {
    limit.removeEventListener("abort", stop);
  }
}
