import type { AuthError } from "./gotrue.ts";

/** Requests per address in five minutes, named as in `[auth.rate_limit]` of supabase/config.toml. */
export type AuthLimits = { tokenRefresh: number; signInSignUps: number; tokenVerifications: number };

/** The values of supabase/config.toml. */
export const AUTH_LIMITS: AuthLimits = {
  tokenRefresh: 9000,
  signInSignUps: 3000,
  tokenVerifications: 3000,
};

/** The size of GoTrue's buckets; the limit is the rate at which they refill. */
const BURST = 30;
const FIVE_MINUTES_MS = 300_000;

/** One bucket per operation (GoTrue's internal/api/apilimiter). Password sign-ins share a bucket with refreshes. */
const LIMIT_BY_OPERATION: Record<string, keyof AuthLimits> = {
  "POST /token": "tokenRefresh",
  "POST /signup": "signInSignUps",
  "POST /recover": "signInSignUps",
  "POST /resend": "signInSignUps",
  "POST /magiclink": "signInSignUps",
  "POST /otp": "signInSignUps",
  "PUT /user": "signInSignUps",
  "GET /verify": "tokenVerifications",
  "POST /verify": "tokenVerifications",
};
/** Operations that count after the bot-check; the others count even if it fails (internal/api/api.go). */
const AFTER_CAPTCHA = new Set(["POST /token", "POST /signup"]);

const REFUSAL: AuthError = {
  status: 429,
  code: "over_request_rate_limit",
  message: "Request rate limit reached",
};

type Bucket = { tokens: number; at: number };

/** GoTrue's limits per address, as token buckets. */
export function createRateLimits(limits: AuthLimits, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>();

  function take(operation: string, address: string): AuthError | null {
    const name = LIMIT_BY_OPERATION[operation];
    if (!name) return null;
    const key = `${operation.replace(/^\w+ /, "")} ${address}`;
    const known = buckets.get(key) ?? { tokens: BURST, at: now() };
    const filled = ((now() - known.at) * limits[name]) / FIVE_MINUTES_MS;
    const tokens = Math.min(BURST, known.tokens + filled);
    const isAllowed = tokens >= 1;
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now() });
    return isAllowed ? null : REFUSAL;
  }

  return {
    beforeCaptcha: (operation: string, address: string) =>
      AFTER_CAPTCHA.has(operation) ? null : take(operation, address),
    afterCaptcha: (operation: string, address: string) =>
      AFTER_CAPTCHA.has(operation) ? take(operation, address) : null,
  };
}

/** All requests come over loopback, so clients are identified by the forwarded address. */
export function addressOf(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "loopback";
}
