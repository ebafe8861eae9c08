export type CaptchaVerdict = { success: boolean; "error-codes": string[] };
/** Asks the provider about a token; throws when it cannot be reached. */
export type VerifyCaptcha = (token: string) => Promise<CaptchaVerdict>;

const DUMMY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";
const CHECKED_PATHS = new Set(["/signup", "/recover", "/resend", "/magiclink", "/otp", "/sso"]);
const CHECKED_GRANTS = new Set(["password", "web3"]);

/** What Cloudflare's siteverify says with the test secret that always passes: only the dummy token is one. */
export const acceptDummyToken: VerifyCaptcha = async (token) =>
  token === DUMMY_TOKEN
    ? { success: true, "error-codes": [] }
    : { success: false, "error-codes": ["invalid-input-response"] };

/** For a token of the real Cloudflare, which only the real secret could check. */
export const acceptAnyToken: VerifyCaptcha = async () => ({ success: true, "error-codes": [] });

/** Whether GoTrue asks for a token here (its internal/api/middleware.go). `path` is what follows `/auth/v1`. */
export function needsCaptcha(path: string, grant: string | null): boolean {
  return CHECKED_PATHS.has(path) || (path === "/token" && grant !== null && CHECKED_GRANTS.has(grant));
}

/** @returns null when the request may go on, else GoTrue's refusal */
export async function checkCaptcha(token: unknown, verify: VerifyCaptcha) {
  const refuse = (why: string) => ({
    status: 400,
    code: "captcha_failed",
    message: `captcha protection: request disallowed (${why})`,
  });
  if (typeof token !== "string" || token.trim() === "") return refuse("no captcha_token found");
  try {
    const verdict = await verify(token.trim());
    return verdict.success ? null : refuse(verdict["error-codes"].join(", "));
  } catch {
    return { status: 500, code: "unexpected_failure", message: "captcha verification process failed" };
  }
}
