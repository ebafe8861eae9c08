export type DecimalMark = "." | ",";

const NUMBER = /^[+-]?\d[\d.,'\s\u00a0\u202f]*$/;

/** Which mark the numbers of a column have before their decimals. `1,234` alone is ambiguous: then the delimiter decides. */
export function decimalMark(values: Iterable<string>, delimiter = ","): DecimalMark {
  for (const value of values) {
    const number = value.trim();
    if (!NUMBER.test(number)) continue;
    const comma = number.lastIndexOf(",");
    const dot = number.lastIndexOf(".");
    if (comma >= 0 && dot >= 0) return comma > dot ? "," : ".";
    if (comma >= 0 && number.indexOf(",") === comma && number.length - comma !== 4) return ",";
    if (dot >= 0 && number.indexOf(".") === dot && number.length - dot !== 4) return ".";
  }
  return delimiter === ";" ? "," : ".";
}

export function toNumber(text: string, mark: DecimalMark = "."): number | null {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed) || trimmed.length > 30) return null;
  const digits = trimmed.replace(/['\s\u00a0\u202f]/g, "");
  const plain = mark === "," ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** Ids of IGDB and Steam. */
export function toId(text: string): number | null {
  if (!/^\d{1,10}(\.0)?$/.test(text.trim())) return null;
  const id = Number(text);
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** To 0–10 in halves. 0 means "not rated" in all formats that we know. Also `8/10`, `85%` and `★★★½`, which name their scale. */
export function toRating(text: string, scale: number, mark: DecimalMark = "."): number | null {
  const trimmed = text.trim();
  const stars = /^([★⭐]\ufe0f?){0,10}½?$/u.test(trimmed);
  if (trimmed && stars) return ratingOf(count(trimmed, /[★⭐]/gu) + (trimmed.endsWith("½") ? 0.5 : 0), 5);
  const [, value = "", of = ""] = /^([\d.,]+)\s*(?:\/\s*(\d+)|%)?$/.exec(trimmed) ?? [];
  const ownScale = trimmed.endsWith("%") ? 100 : Number(of) || scale;
  return ratingOf(toNumber(value, mark), ownScale);
}

export function ratingOf(value: number | null, scale: number): number | null {
  if (value === null || value <= 0 || value > scale) return null;
  return Math.round((value / scale) * 20) / 2 || null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
