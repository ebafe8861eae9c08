/** Longer ones are refused by GoTrue: bcrypt hashes no more bytes than these (internal/api/password.go). */
const PASSWORD_MAX_BYTES = 72;
export const PASSWORD_TOO_LONG =
  "The password may have 72 characters at most. Accents, other scripts and emoji count for more than one.";

/** Counted as the backend does: in UTF-8, where only the characters of ASCII take a single byte. */
const bytesOf = (password: string) => new TextEncoder().encode(password).length;

/** True for a password that GoTrue would refuse for its length in bytes. */
export function isPasswordTooLong(password: string): boolean {
  return bytesOf(password) > PASSWORD_MAX_BYTES;
}

/** How many characters a person has typed; what is drawn as one (an emoji, say) counts as one. */
export function passwordLength(password: string): number {
  return [...new Intl.Segmenter().segment(password)].length;
}

/** What stands beside the field while a new password is typed. */
export function passwordLengthNote(password: string): string {
  if (password === "") return "";
  const length = passwordLength(password);
  const characters = `${length} ${length === 1 ? "character" : "characters"}`;
  if (!isPasswordTooLong(password)) return characters;
  return length > PASSWORD_MAX_BYTES
    ? `${characters}, ${PASSWORD_MAX_BYTES} at most`
    : `${characters}, too long: accents and emoji count more`;
}
