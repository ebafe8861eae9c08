/** Postgres stores no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Characters as Postgres counts them, which are not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
