import "server-only";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * Awaits a read of something secondary. A failure is logged, and `fallback` is the value.
 * @throws {AppError} `rate_limited`: one client beyond its limit must not leave a gap in a page that is cached for all.
 */
export async function readOrFallback<T>(
  what: string,
  read: Promise<T>,
  fallback: T,
): Promise<{ value: T; failed: boolean }> {
  try {
    return { value: await read, failed: false };
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") throw error;
    log.warn("secondary_read_failed", { what, error });
    return { value: fallback, failed: true };
  }
}
