/** Postgres stores no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Control characters, invisible ones, and those that change the direction of the text after them. */
const HIDDEN = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** For text on one line that others see. */
export function isVisibleText(text: string): boolean {
  return isStorable(text) && text.search(HIDDEN) < 0;
}

/** Text on one line as it looks. */
export function toVisibleText(text: string): string {
  return text.toWellFormed().replace(/\s+/g, " ").replace(HIDDEN, "").trim();
}

/** The same for several lines. */
export function toVisibleLines(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\t", " ").split("\n");
  return lines
    .map((line) => line.replace(HIDDEN, ""))
    .join("\n")
    .trim();
}

/** False for spaces and characters without a glyph alone. */
export function hasVisibleCharacter(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]/u.test(text);
}

export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Characters as Postgres counts them, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
