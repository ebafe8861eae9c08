/** The spec's defaults (section 9, "Cache"). */
const RETRIES = 3;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** Users see a longer wait's message instead, with a button to try again. */
const MAX_RETRY_AFTER_MS = 5000;

/**
 * Retries what did not reach our server: `fetch` then fails with a `TypeError`. Its answers are final, because it has retried
 * the service already and the message is due within 3 s, except for a 429 with a short `Retry-After`.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && (error instanceof TypeError || shortWaitOf(error) !== null);
}

export function retryDelay(failures: number, error: unknown): number {
  return shortWaitOf(error) ?? Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
}

/** The wait that the API's error (`AppError`) requests, in ms. Null if it is too long to retry, and for other errors. */
function shortWaitOf(error: unknown): number | null {
  const { code, retryAfterS } = Object(error);
  if (code !== "rate_limited" || typeof retryAfterS !== "number") return null;
  const waitMs = retryAfterS * 1000;
  return waitMs <= MAX_RETRY_AFTER_MS ? waitMs : null;
}
