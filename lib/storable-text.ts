/** Postgres stores no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** The text without what Postgres does not store: each half of a pair becomes a replacement character. */
export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Characters as Postgres counts them, which are not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
