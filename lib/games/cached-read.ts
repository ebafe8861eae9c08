import "server-only";
import { AppError, codeOfDigest } from "@/lib/errors";
import { currentRequest } from "@/lib/http/request-context";
import { FAILED_MESSAGE } from "@/lib/igdb/client";

/** Seconds after which a failed read may be tried again. */
const RETRY_AFTER_S = 3;

/**
 * Awaits a read that stands in a `'use cache'` function. A failure must be thrown there, so that it is not kept; in
 * production Next hands out only its digest, of which this makes the error again.
 * @throws {AppError} `upstream_unavailable` or `upstream_failed`, with the given words, which are the spec's for IGDB
 * where none are given.
 */
export async function cachedRead<T>(read: Promise<T>, message = FAILED_MESSAGE): Promise<T> {
  try {
    return await read;
  } catch (error) {
    const requestId = currentRequest()?.id;
    // Next hands out the error itself where its answer broke off while it was read.
    if (error instanceof AppError) {
      const { cause, retryAfterS } = error;
      throw new AppError(error.code, error.message, {
        cause,
        requestId,
        ...(retryAfterS === undefined ? {} : { retryAfterS }),
      });
    }
    const code = codeOfDigest(error);
    if (!code) throw error;
    // No cause: Next has logged the original, and what is left here says nothing more.
    const retry = code === "upstream_unavailable" ? { retryAfterS: RETRY_AFTER_S } : {};
    throw new AppError(code, message, { ...retry, requestId });
  }
}
