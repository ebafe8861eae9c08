export type DecimalMark = "." | ",";

const SPACES = /['’\s\u00a0\u202f]/g;
/** A number within a cell: `1.234,5` in `1.234,5 h`. */
const NUMBERS = /(?<![\d.,])\d+(?:[.,'’\u00a0\u202f]\d+)*(?![\d.,]*\d)/g;
const NUMBER = /^[+-]?(\d[\d.,'’\s\u00a0\u202f]*)$/;

/**
 * The decimal mark of a column's numbers, which may have units. `1,234` and `1.234` are ambiguous: other cells decide, and finally
 * the delimiter.
 */
export function decimalMark(values: Iterable<string>, delimiter = ","): DecimalMark {
  for (const value of values) {
    if (value.length > 60) continue;
    for (const [number] of value.matchAll(NUMBERS)) {
      const mark = ownMark(number);
      if (mark) return mark;
    }
  }
  return delimiter === ";" ? "," : ".";
}

/** The decimal mark if the number alone shows which it is: `12,5`, `0.125`, `1.234,5`, `1.234.567`. */
function ownMark(number: string): DecimalMark | null {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const other = last === "," ? "." : ",";
  if (marks.length > 1) return marks.every((mark) => mark === last) ? other : decimal(last);
  return /^0?[.,]|[.,](?!\d{3}$)/.test(number) || number.search(/[.,]/) > 3 ? decimal(last) : null;
}

function decimal(mark: string): DecimalMark {
  return mark === "," ? "," : ".";
}

/** `mark` decides for `1,234` and `1.234` only. */
export function toNumber(text: string, mark: DecimalMark = "."): number | null {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed) || trimmed.length > 30) return null;
  const digits = trimmed.replace(SPACES, "");
  const own = ownMark(digits.replace(/^[+-]/, "")) ?? mark;
  const number = Number(
    own === "," ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", ""),
  );
  return Number.isFinite(number) ? number : null;
}

/** Ids of IGDB and Steam. */
export function toId(text: string): number | null {
  if (!/^\d{1,10}(\.0)?$/.test(text.trim())) return null;
  const id = Number(text);
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** Converts to 0–10 in halves. 0 means "not rated" in all formats that we know. */
export function ratingOf(value: number | null, scale: number): number | null {
  if (value === null || value <= 0 || value > scale) return null;
  return Math.round((value / scale) * 20) / 2 || null;
}
