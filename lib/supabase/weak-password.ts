/** In place of GoTrue's list of all characters. */
const MORE_KINDS = "Password should mix small letters, capital letters, digits and symbols.";
const PWNED = "Password is known to be weak and easy to guess, please choose a different one.";
const TOO_SHORT = "Password should be longer.";

/** @param reasons of `weak_password`: `length`, `characters`, `pwned` (GoTrue, internal/api/password.go) */
export function weakPasswordMessage(reasons: readonly string[], message: string): string {
  const sentences = reasons.flatMap((reason) => {
    if (reason === "length")
      return /Password should be at least \d+ characters\./.exec(message)?.[0] ?? TOO_SHORT;
    if (reason === "characters") return MORE_KINDS;
    return reason === "pwned" ? PWNED : [];
  });
  return sentences.join(" ") || message;
}
