/** Excel reads a CSV file as UTF-8 only when it begins with this mark. */
export const CSV_MARK = "\uFEFF";

/**
 * One line of CSV (RFC 4180). Text that a spreadsheet would run as a formula, also one in full width, gets an apostrophe
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

function csvField(value: unknown): string {
  const text = toText(value);
  const safe = typeof value !== "number" && /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toText).join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
