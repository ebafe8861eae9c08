import { setTimeout as delay } from "node:timers/promises";
import type { Faults } from "../shell/faults.ts";

type CaptchaVerdict = { success: boolean; "error-codes": string[] };
/** Verifies a token with the provider. @throws when it is unreachable */
export type VerifyCaptcha = (token: string) => Promise<CaptchaVerdict>;

const DUMMY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";
const CHECKED_PATHS = new Set(["/signup", "/recover", "/resend", "/magiclink", "/otp", "/sso"]);
const CHECKED_GRANTS = new Set(["password", "web3"]);

/** Cloudflare's siteverify with the test secret that always passes: accepts the dummy token only. */
export const acceptDummyToken: VerifyCaptcha = async (token) =>
  token === DUMMY_TOKEN
    ? { success: true, "error-codes": [] }
    : { success: false, "error-codes": ["invalid-input-response"] };

/** Tokens of the real Cloudflare cannot be verified without the real secret. */
export const acceptAnyToken: VerifyCaptcha = async () => ({ success: true, "error-codes": [] });

/** GoTrue's timeout for the provider (internal/security/captcha.go). */
const TIMEOUT_MS = 10_000;

/** The provider with the configured fault. GoTrue ignores the status, and treats invalid JSON as no response. */
export function withFault(verify: VerifyCaptcha, faults: Pick<Faults, "get">): VerifyCaptcha {
  return async (token) => {
    const { mode, latencyMs = 0 } = faults.get("turnstile", "POST /v0/siteverify");
    if (mode === "slow") await delay(Math.min(latencyMs, TIMEOUT_MS));
    const timesOut = mode === "slow" && latencyMs >= TIMEOUT_MS;
    if (timesOut || (mode !== "ok" && mode !== "slow")) throw new Error(`the provider is ${mode}`);
    return await verify(token);
  };
}

/** Whether GoTrue requires a token (internal/api/middleware.go). @param path the part after `/auth/v1` */
export function needsCaptcha(path: string, grant: string | null): boolean {
  return CHECKED_PATHS.has(path) || (path === "/token" && grant !== null && CHECKED_GRANTS.has(grant));
}

/** @returns GoTrue's error, or null if the token is valid */
export async function checkCaptcha(token: unknown, verify: VerifyCaptcha) {
  const refuse = (why: string) => ({
    status: 400,
    code: "captcha_failed",
    message: `captcha protection: request disallowed (${why})`,
  });
  if (typeof token !== "string" || token.trim() === "") return refuse("no captcha_token found");
  try {
    const result = await verify(token.trim());
    return result.success ? null : refuse(result["error-codes"].join(", "));
  } catch {
    return { status: 500, code: "unexpected_failure", message: "captcha verification process failed" };
  }
}
