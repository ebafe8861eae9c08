/** GoTrue prints the whole alphabet here. */
const MORE_KINDS = "Password should mix small letters, capital letters, digits and symbols.";
const PWNED = "Password is known to be weak and easy to guess, please choose a different one.";
const TOO_SHORT = "Password should be longer.";

/**
 * Why GoTrue refuses a password, as sentences for a person: its own, but for the one that lists every allowed character.
 * @param reasons of `weak_password`: `length`, `characters`, `pwned` (internal/api/password.go)
 */
export function weakPasswordMessage(reasons: readonly string[], message: string): string {
  const sentences = reasons.flatMap((reason) => {
    if (reason === "length")
      return /Password should be at least \d+ characters\./.exec(message)?.[0] ?? TOO_SHORT;
    if (reason === "characters") return MORE_KINDS;
    return reason === "pwned" ? PWNED : [];
  });
  return sentences.join(" ") || message;
}
