import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { upstreamCall } from "@/lib/upstream-call";
import { readCounted } from "./read-bytes";

export type OutsideFailure = "timeout" | "network" | "status" | "malformed";

/** What an outside service said when it failed is kept for the log only, and cut to this many characters. */
const DETAIL_LENGTH = 500;
/** Many times what the largest answers have: a library of thousands of games, 500 rows of IGDB's. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** The same in each bundle, as for `AppError`. */
const BRAND: unique symbol = Symbol.for("questshelf.OutsideError");

/** A call to an outside service that failed. `detail` is upstream text: it goes to the log, never to a user. */
export class OutsideError extends Error {
  readonly service: string;
  readonly kind: OutsideFailure;
  /** The HTTP status of the answer, where there was one. */
  readonly status: number | undefined;
  /** Seconds from the answer's `Retry-After`. */
  readonly retryAfterS: number | undefined;
  readonly detail: string | undefined;

  constructor(
    service: string,
    kind: OutsideFailure,
    options: { status?: number; retryAfterS?: number; detail?: string; cause?: unknown } = {},
  ) {
    super(`${service}: ${kind}${options.status === undefined ? "" : ` ${options.status}`}`, {
      cause: options.cause,
    });
    this.name = "OutsideError";
    this.service = service;
    this.kind = kind;
    this.status = options.status;
    this.retryAfterS = options.retryAfterS;
    this.detail = options.detail?.slice(0, DETAIL_LENGTH);
  }

  get [BRAND](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): value is OutsideError {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  /** True where the same call may succeed a moment later. */
  get isTransient(): boolean {
    if (this.kind !== "status") return this.kind !== "malformed";
    return this.status === 408 || this.status === 429 || (this.status ?? 0) >= 500;
  }
}

/**
 * Turns any failure into the error that a caller of ours meets, worded by us. `retryAfterS` goes with a failure that may
 * pass by itself.
 */
export function toUpstreamError(error: unknown, message: string, retryAfterS?: number): AppError {
  if (error instanceof AppError) return error;
  const transient = error instanceof OutsideError && error.isTransient;
  if (!transient) return new AppError("upstream_failed", message, { cause: error });
  const retry = retryAfterS === undefined ? {} : { retryAfterS };
  return new AppError("upstream_unavailable", message, { cause: error, ...retry });
}

export type FetchJsonOptions<T> = {
  /** Name of the service in errors and logs. */
  service: string;
  schema: z.ZodType<T>;
  timeoutMs: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

/**
 * Calls an outside service: with a limit of time and one of bytes over the whole answer, a check of the status, and a parse.
 * @throws {OutsideError} in every case but success; it carries nothing of the request, which may hold secrets.
 */
export function fetchJson<T>(url: string | URL, options: FetchJsonOptions<T>): Promise<T> {
  const { service, method = "GET" } = options;
  return upstreamCall({ service, method, url }, () => readAnswer(url, options));
}

async function readAnswer<T>(url: string | URL, options: FetchJsonOptions<T>): Promise<T> {
  const { service, schema, timeoutMs, method = "GET", headers, body } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { method, headers, body, signal, cache: "no-store", redirect: "error" });
    const tooMany = () => new OutsideError(service, "malformed", { detail: "an answer without end" });
    text = new TextDecoder().decode(await readCounted(response.body, MAX_ANSWER_BYTES, tooMany));
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(service, limit.aborted ? "timeout" : "network", { cause: error });
  }
  if (!response.ok) {
    const retryAfterS = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
    throw new OutsideError(service, "status", {
      status: response.status,
      detail: text,
      ...(Number.isFinite(retryAfterS) ? { retryAfterS } : {}),
    });
  }
  return parseAnswer(service, text, schema);
}

function parseAnswer<T>(service: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new OutsideError(service, "malformed", { detail: text, cause: error });
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new OutsideError(service, "malformed", { detail: text, cause: result.error });
  return result.data;
}
