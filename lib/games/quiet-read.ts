import "server-only";
import { cacheLife } from "next/cache";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * How long a page keeps that something secondary could not be read, in seconds. Below 30 s of `stale` or 300 s of `expire`
 * Next would take it out of the page altogether.
 */
export const FAILED_LIFE = { stale: 30, revalidate: 60, expire: 300 };

/**
 * Awaits a read of something secondary, inside a `'use cache'` function: a failure is logged and silent, `nothing` stands in,
 * and is kept for a minute only.
 * @throws {AppError} `rate_limited`: a client beyond its limit must not make the page worse for everyone.
 */
export async function quietRead<T>(what: string, read: Promise<T>, nothing: T): Promise<T> {
  try {
    const value = await read;
    cacheLife("catalogue");
    return value;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") throw error;
    log.warn("secondary_read_failed", { what, error });
    cacheLife(FAILED_LIFE);
    return nothing;
  }
}
