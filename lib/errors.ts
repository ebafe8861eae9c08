/** Every code that a caller can meet, with the HTTP status that it is answered by. */
export const STATUS_BY_CODE = {
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
  body_too_large: 413,
  not_released: 422,
  weak_password: 422,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  upstream_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

/**
 * The one error that crosses a boundary. `message` is written for the user, so upstream text never goes into it;
 * the original error travels as `cause` and ends in the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterS?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}
