import type { AuthError } from "./gotrue.ts";

export const PASSWORD_MIN_LENGTH = 8;

/** A sample of leaked passwords; GoTrue queries haveibeenpwned.org. */
const KNOWN_FROM_LEAKS = new Set(
  `12345678 123456789 1234567890 password password1 password123 passw0rd qwertyuiop qwerty123 1q2w3e4r iloveyou
   sunshine princess football baseball superman trustno1 letmein1 welcome1 abc12345 11111111 00000000 dragon123
   michelle starwars computer whatever pokemon1 minecraft`.split(/\s+/),
);

/** GoTrue's `checkPasswordStrength` (internal/api/password.go). @returns its error, or null */
export function checkStrength(password: string): AuthError | null {
  const reasons: string[] = [];
  const messages: string[] = [];
  if (Buffer.byteLength(password) < PASSWORD_MIN_LENGTH) {
    reasons.push("length");
    messages.push(`Password should be at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  if (KNOWN_FROM_LEAKS.has(password.toLowerCase())) {
    reasons.push("pwned");
    messages.push("Password is known to be weak and easy to guess, please choose a different one.");
  }
  if (reasons.length === 0) return null;
  const details = { weak_password: { reasons } };
  return { status: 422, code: "weak_password", message: messages.join(" "), details };
}
