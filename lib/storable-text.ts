/** Postgres stores no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Characters as Postgres counts them, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
