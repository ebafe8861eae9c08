/** Equals `minimum_password_length` in supabase/config.toml. Only shown to users: GoTrue refuses shorter ones. */
const PASSWORD_MIN_LENGTH = 8;
/** GoTrue refuses longer ones: bcrypt hashes at most 72 bytes (internal/api/password.go). */
const PASSWORD_MAX_BYTES = 72;
export const PASSWORD_TOO_LONG =
  "The password can have at most 72 characters. Accents, other scripts and emoji count for more than one.";

const bytesOf = (password: string) => new TextEncoder().encode(password).length;

export function isPasswordTooLong(password: string): boolean {
  return bytesOf(password) > PASSWORD_MAX_BYTES;
}

/** Characters as users see them: an emoji counts as one. */
export function passwordLength(password: string): number {
  return [...new Intl.Segmenter().segment(password)].length;
}

export function passwordLengthNote(password: string): string {
  const length = passwordLength(password);
  if (length === 0) return `At least ${PASSWORD_MIN_LENGTH} characters`;
  if (length < PASSWORD_MIN_LENGTH) return `${length} of at least ${PASSWORD_MIN_LENGTH} characters`;
  const characters = `${length} characters`;
  if (!isPasswordTooLong(password)) return characters;
  return length > PASSWORD_MAX_BYTES
    ? `${characters}, ${PASSWORD_MAX_BYTES} at most`
    : `${characters}, too long: accents and emoji count more`;
}
