import "server-only";
import {
  AppError,
  CATALOGUE_FAILED_MESSAGE,
  codeOfDigest,
  retryAfterOfDigest,
  TOO_MANY_MESSAGE,
} from "@/lib/errors";
import { currentRequest } from "@/lib/http/request-context";

/**
 * Awaits a `'use cache'` function that may fail. It must throw, so that the failure is not cached, and in production Next
 * passes on only the error's digest: this restores the error, and gives the page its status and `Retry-After`.
 * @throws {AppError} `rate_limited`, `upstream_unavailable` or `upstream_failed`, with `message`
 */
export async function cachedRead<T>(read: Promise<T>, message = CATALOGUE_FAILED_MESSAGE): Promise<T> {
  try {
    return await read;
  } catch (error) {
    const request = currentRequest();
    const known = toAppError(error, message, request?.id);
    if (!known) throw error;
    if (request) request.failure = { status: known.status, retryAfterS: known.retryAfterS };
    throw known;
  }
}

function toAppError(error: unknown, message: string, requestId: string | undefined): AppError | null {
  // Next hands out the error itself if its answer broke off while it was read.
  if (error instanceof AppError) {
    const { cause, retryAfterS } = error;
    return new AppError(error.code, error.message, { cause, retryAfterS, requestId });
  }
  const code = codeOfDigest(error);
  if (!code) return null;
  // No cause: Next has logged the original error; this one has no details.
  const retryAfterS = retryAfterOfDigest(error);
  const words = code === "rate_limited" ? TOO_MANY_MESSAGE : message;
  return new AppError(code, words, { retryAfterS, requestId });
}
