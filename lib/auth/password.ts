/** Longer ones are refused by GoTrue: bcrypt hashes no more bytes than these. */
export const PASSWORD_MAX_LENGTH = 72;
export const PASSWORD_TOO_LONG = "The password may have 72 characters at most.";

/** How many characters a person has typed; what is drawn as one (an emoji, say) counts as one. */
export function passwordLength(password: string): number {
  return [...new Intl.Segmenter().segment(password)].length;
}
