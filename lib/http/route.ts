import "server-only";
import { unstable_rethrow } from "next/navigation";
import { AppError, type ErrorCode, INTERNAL_MESSAGE } from "@/lib/errors";
import { log } from "@/lib/log";

export type ErrorBody = { error: { code: ErrorCode; message: string } };

/** An answer of ours: JSON, and not kept by anyone unless `cacheControl` says so. */
export function json(body: unknown, options: { status?: number; cacheControl?: string } = {}): Response {
  const { status = 200, cacheControl = "no-store" } = options;
  return Response.json(body, { status, headers: { "Cache-Control": cacheControl } });
}

/** The answer to a failure: `{ error: { code, message } }`, the code's status, `Retry-After`; unknown ones are a plain 500. */
export function errorResponse(error: unknown): Response {
  const known =
    error instanceof AppError ? error : new AppError("internal", INTERNAL_MESSAGE, { cause: error });
  if (known.code === "internal") log.error("request_failed", { error: known.cause ?? known });
  else if (known.cause && (known.status >= 500 || known.code === "rate_limited")) {
    // A refusal for too many requests has a cause where it is the service's, of all our visitors together.
    log.warn("request_failed", { code: known.code, error: known.cause });
  }
  const body: ErrorBody = { error: { code: known.code, message: known.message } };
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (known.retryAfterS !== undefined) headers["Retry-After"] = String(Math.ceil(known.retryAfterS));
  return Response.json(body, { status: known.status, headers });
}

/**
 * Wraps a route handler: what it throws becomes an answer. Next's own signals (redirects, the end of a prerender) pass.
 * A write calls `assertOwnOrigin`, `rateLimit`, `requireUser` and `readJson` first, in this order.
 */
export function route<Context = unknown>(
  handler: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      unstable_rethrow(error);
      return errorResponse(error);
    }
  };
}
