import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { upstreamCall } from "@/lib/upstream-call";
import { readCounted } from "./read-bytes";

type OutsideFailure = "timeout" | "network" | "status" | "malformed";

const DETAIL_LENGTH = 500;
/** Many times the largest answers: a library of thousands of games, 500 rows of IGDB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Equal in each bundle, as for `AppError`. */
const BRAND: unique symbol = Symbol.for("questshelf.OutsideError");

/** A failed call to an outside service. `detail` is upstream text: for the log, never for users. */
export class OutsideError extends Error {
  readonly service: string;
  readonly kind: OutsideFailure;
  readonly status: number | undefined;
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

  /** Undefined if `detail` is not JSON. */
  get detailJson(): unknown {
    try {
      return JSON.parse(this.detail ?? "");
    } catch {
      return undefined;
    }
  }

  get isTransient(): boolean {
    if (this.kind !== "status") return this.kind !== "malformed";
    return this.status === 408 || this.status === 429 || (this.status ?? 0) >= 500;
  }
}

/** Transient failures get `retryAfterS`. */
export function toUpstreamError(error: unknown, message: string, retryAfterS?: number): AppError {
  if (error instanceof AppError) return error;
  const transient = error instanceof OutsideError && error.isTransient;
  if (!transient) return new AppError("upstream_failed", message, { cause: error });
  const retry = retryAfterS === undefined ? {} : { retryAfterS };
  return new AppError("upstream_unavailable", message, { cause: error, ...retry });
}

type FetchJsonOptions<T> = {
  service: string;
  schema: z.ZodType<T>;
  timeoutMs: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

/** @throws {OutsideError} on any failure; it contains nothing of the request, which may contain secrets. */
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
    const tooMany = () => new OutsideError(service, "malformed", { detail: "too large" });
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
