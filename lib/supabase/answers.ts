import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { z } from "zod";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";
import type { Json } from "@/types/database";
import { fromDataError } from "./errors";

/** PostgREST's limit of rows per answer; it drops further rows without an error. */
export const MAX_ANSWER_ROWS = 1000;

type Answer = { data: unknown; error: { code?: string } | null; status: number };

/**
 * Rows of our own database have generated types and are not parsed. A `schema` is for JSON columns whose shape a user can influence.
 * @throws {AppError}
 */
export async function answerOf<T>(query: PromiseLike<PostgrestSingleResponse<T>>): Promise<T>;
export async function answerOf<T>(query: PromiseLike<Answer>, schema: z.ZodType<T>): Promise<T>;
export async function answerOf(query: PromiseLike<Answer>, schema?: z.ZodType): Promise<unknown> {
  const answer = await query;
  if (answer.error) throw fromDataError(answer.error, answer.status);
  if (!schema) return answer.data;
  const parsed = schema.safeParse(answer.data);
  if (!parsed.success)
    throw new AppError("upstream_failed", ACCOUNT_UNAVAILABLE_MESSAGE, { cause: parsed.error });
  return parsed.data;
}

/** The result of a function that returns JSON, in the shape that its SQL makes. @throws {AppError} */
export async function jsonOf<T>(query: PromiseLike<PostgrestSingleResponse<Json>>): Promise<T> {
  return (await answerOf(query)) as T;
}

/** Bounds a call of the auth client by the request's time limit: the library retries a refresh for 30 s. */
export async function withinLimit<T>(limit: AbortSignal, call: Promise<T>): Promise<T> {
  let stop = () => {};
  const expired = new Promise<never>((_, reject) => {
    stop = () =>
      reject(new AppError("upstream_unavailable", ACCOUNT_UNAVAILABLE_MESSAGE, { cause: limit.reason }));
    if (limit.aborted) stop();
    limit.addEventListener("abort", stop, { once: true });
  });
  try {
    // The race also handles a later rejection of `call`.
    return await Promise.race([expired, call]);
  } finally {
    limit.removeEventListener("abort", stop);
  }
}
