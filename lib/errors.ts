const STATUS_BY_CODE = {
  invalid_input: 400,
  captcha_failed: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  link_expired: 400,
  not_authenticated: 401,
  cross_origin: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  limit_reached: 409,
  body_timeout: 408,
  body_too_large: 413,
  not_released: 422,
  weak_password: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  upstream_failed: 502,
  upstream_unavailable: 503,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export const INTERNAL_MESSAGE = "Something went wrong on our side. Please try again.";

/** The spec's text for any failed read of games (discovery, section 8). */
export const CATALOGUE_FAILED_MESSAGE = "Failed to fetch data from IGDB API";

export const TOO_MANY_MESSAGE = "Too many requests. Please wait a moment and try again.";

export const ACCOUNT_UNAVAILABLE_MESSAGE =
  "Your account can't be reached right now. Please try again in a moment.";

const SIGNED_OUT_MESSAGE = "You are signed out. Please sign in again.";

/** `questshelf:<code>:<seconds to wait>:<request id>`; the last two may be empty. */
const DIGEST = /^questshelf:([a-z_]+):(\d*):([\w.-]*)$/;

/** Equal in each bundle: pages and route handlers have separate copies of the class, and catch each other's errors. */
const BRAND: unique symbol = Symbol.for("questshelf.AppError");

export function codeOfDigest(error: unknown): ErrorCode | null {
  const code = DIGEST.exec(digestOf(error) ?? "")?.[1] ?? "";
  return isErrorCode(code) ? code : null;
}

export function retryAfterOfDigest(error: unknown): number | undefined {
  const seconds = DIGEST.exec(digestOf(error) ?? "")?.[2];
  return seconds ? Number(seconds) : undefined;
}

/** Finds a server error's log line: the request's id, or Next's own digest. Null for errors of the browser. */
export function referenceOf(error: unknown): string | null {
  const digest = digestOf(error);
  if (digest === null) return null;
  const ours = DIGEST.exec(digest);
  return ours ? ours[3] || null : digest;
}

function digestOf(error: unknown): string | null {
  const { digest } = Object(error);
  return typeof digest === "string" ? digest : null;
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(STATUS_BY_CODE, code);
}

/** The error that all layers share. `message` is for the user and contains no upstream text; `cause` is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterS: number | undefined;
  /** In production, the only field that survives a `'use cache'` function and reaches `error.tsx`. */
  readonly digest: string;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterS?: number | undefined; requestId?: string | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterS = options.retryAfterS;
    const seconds = options.retryAfterS === undefined ? "" : Math.ceil(options.retryAfterS);
    this.digest = `questshelf:${code}:${seconds}:${options.requestId ?? ""}`;
  }

  get [BRAND](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** What users read about a failed call of their account. */
export function messageOf(error: unknown): string {
  if (!(error instanceof AppError)) return ACCOUNT_UNAVAILABLE_MESSAGE;
  return error.code === "not_authenticated" ? SIGNED_OUT_MESSAGE : error.message;
}

/** Replaces an outage's message by the spec's for this step. Errors that users can act on (below 500) keep their own. */
export async function withUserMessage<T>(message: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    const code = error instanceof AppError && error.code !== "internal" ? error.code : "upstream_failed";
    throw new AppError(code, message, { cause: error });
  }
}
