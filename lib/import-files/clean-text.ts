/** Text that Postgres can store: without NUL and halves of surrogate pairs. "" for what is neither text nor a number. */
export function cleanText(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value !== "string") return "";
  return storableText(value).trim();
}

export function storableText(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}

/** On one line, and at most `length` characters as Postgres counts them. */
export function shortText(value: unknown, length: number): string {
  return cutText(cleanText(value).replace(/\s+/g, " "), length);
}

export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = Array.from(text.slice(0, length * 2)).slice(0, length);
  return head.join("").toWellFormed();
}
