import "server-only";
import { BUILD_HEADER, BUILD_TIME } from "@/lib/build-time";
import { AppError, INTERNAL_MESSAGE } from "@/lib/errors";
import { log } from "@/lib/log";
import { currentRequest } from "./request-context";

/** Public data: fresh for 30 minutes and stored for 24 hours, like the pages. `must-revalidate` is added when it is sent. */
export const CATALOGUE_CACHE_CONTROL = "s-maxage=1800, stale-while-revalidate=84600";
/** Stale responses, and those that lack a part which could not be read: whole again within minutes. */
export const INCOMPLETE_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=240";
export const PROFILE_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=86340";

const NO_STORE = "no-store";
const BUILD_HEADERS = { [BUILD_HEADER]: BUILD_TIME };

/** `text` is for clients written from the specification, which show the field `error`. */
export type ErrorShape = "object" | "text";

/** `answer` is the type of the body, and never a value. */
export type JsonResponse<Body> = Response & { answer?: Body };

export function json<Body>(
  body: Body,
  options: { status?: number; cacheControl?: string } = {},
): JsonResponse<Body> {
  const { status = 200, cacheControl } = options;
  return Response.json(body, {
    status,
    headers: { "Cache-Control": cacheControl ? unlessStale(cacheControl) : NO_STORE, ...BUILD_HEADERS },
  });
}

/** A public Atom feed of what profiles show. */
export function atomResponse(feed: string): Response {
  return new Response(feed, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      // A feed may belong to a profile that is open by link.
      "X-Robots-Tag": "noindex",
      "Cache-Control": unlessStale(PROFILE_CACHE_CONTROL),
    },
  });
}

/** The `Cache-Control` of a public response, which is shorter if its data is stale. */
export function unlessStale(cacheControl: string): string {
  return currentRequest()?.isStale ? INCOMPLETE_CACHE_CONTROL : cacheControl;
}

/** Anything but an `AppError` is a 500 without details. */
export function errorResponse(error: unknown, shape: ErrorShape = "object"): Response {
  const known =
    error instanceof AppError ? error : new AppError("internal", INTERNAL_MESSAGE, { cause: error });
  if (known.code === "internal") log.error("request_failed", { error: known.cause ?? known });
  else if (known.cause && (known.status >= 500 || known.code === "rate_limited")) {
    // `rate_limited` has a cause only when a service refused us, for all visitors together.
    log.warn("request_failed", { code: known.code, error: known.cause });
  }
  const { code, message } = known;
  const body = shape === "text" ? { error: message, code } : { error: { code, message } };
  const headers: Record<string, string> = { "Cache-Control": NO_STORE, ...BUILD_HEADERS };
  if (known.retryAfterS !== undefined) headers["Retry-After"] = String(Math.ceil(known.retryAfterS));
  return Response.json(body, { status: known.status, headers });
}
