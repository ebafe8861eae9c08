import { ratingOf, toNumber } from "./numbers.ts";

export type Rating = {
  value: number;
  /** Null: a plain number. */
  scale: number | null;
};

/** Ratings out of 10 by school grade. */
const GRADES = new Map([
  ["A+", 10],
  ["A", 9.5],
  ["A-", 9],
  ["B+", 8.5],
  ["B", 8],
  ["B-", 7.5],
  ["C+", 7],
  ["C", 6.5],
  ["C-", 6],
  ["D+", 5.5],
  ["D", 5],
  ["D-", 4.5],
  ["F", 2],
]);

const FULL = "★⭐🌟✭✮♥❤●⬤■*";
const HALF = "½⯨⯪◐";
const HOLLOW = "☆♡🤍○◯□✰";
const SYMBOLS = new RegExp(`^([${FULL}]*)([${HALF}]|1/2|\\.5)?([${HOLLOW}]*)$`, "u");
const UNIT =
  "(?:%|(?:stars?|points?|pts?|sterne?|punkte?|[ée]toiles?|estrellas?|estrelas?|stelle|gwiazdek|hvězd(?:iček)?|[★⭐🌟])\\.?)";
const VALUE = "[~≈]?(\\d[\\d.,]*)(?: ?([½¼¾]|1/2))?\\+?";
const PLAIN = new RegExp(
  `^${VALUE}(?: ?(?:/|out of|of|von|sur|de|su|z|ze) ?(\\d{1,3}))?(?: ?(${UNIT}))?$`,
  "iu",
);

/** One rating that fills the cell. A remark in brackets may follow. */
export function readRating(cell: string): Rating | null {
  if (cell.length > 80) return null;
  const text = cell
    .trim()
    .replace(/[\ufe0f\u20e3]/g, "")
    .replace(/\s+/g, " ");
  if (text.length > 40) return null;
  const grade = GRADES.get(text.replace("−", "-").toUpperCase());
  if (grade !== undefined) return { value: grade, scale: 10 };
  const [, before = "", brackets = ""] = /^(.*?) ?\(([^()]*)\)$/.exec(text) ?? [];
  return (
    readSymbols(text) ??
    readPlain(text) ??
    (before ? (readPlain(brackets, true) ?? readRating(before)) : null)
  );
}

function readSymbols(text: string): Rating | null {
  const [, full, half, hollow] = SYMBOLS.exec(text.replaceAll(" ", "")) ?? [];
  if (full === undefined || (!full && !hollow && half !== "½")) return null;
  const [fullCount, hollowCount] = [Array.from(full).length, Array.from(hollow ?? "").length];
  const shown = fullCount + hollowCount + (half && hollowCount > 0 ? 1 : 0);
  const scale = hollowCount > 0 && shown > 2 ? shown : fullCount + (half ? 1 : 0) > 5 ? 10 : 5;
  // Without a full one beside them, hollow stars may be meant as full ones.
  if (fullCount === 0 && !half && hollowCount % 5 !== 0) return null;
  return fullCount > 10 ? null : { value: fullCount + (half ? 0.5 : 0), scale };
}

/** `8`, `4,5`, `4½`, `7-8`, `9 / 10`, `4 out of 5`, `85 %`, `4 stars`. */
function readPlain(text: string, mustNameScale = false): Rating | null {
  const middle = text
    .replace(/^([★⭐🌟]) ?(\d[\d.,]*)$/u, "$2 $1")
    .replace(/^(\d{1,2}) ?[-–] ?(\d{1,3})(?![\d.,])/, (_, from, to) => String((+from + +to) / 2));
  const [, number, fraction, of, unit = ""] = PLAIN.exec(middle) ?? [];
  if (number === undefined || (mustNameScale && !of)) return null;
  // Ratings have no thousands: each mark is that of decimals.
  const whole = toNumber(number.replace(",", "."));
  if (whole === null || Number(of) === 0) return null;
  const value = whole + ({ "½": 0.5, "1/2": 0.5, "¼": 0.25, "¾": 0.75 }[fraction ?? ""] ?? 0);
  if (of) return { value, scale: Number(of) };
  if (unit === "%") return { value, scale: 100 };
  if (value > 100) return null;
  return { value, scale: unit && /^[sé★⭐🌟geh]/iu.test(unit) ? (value > 5 ? 10 : 5) : null };
}

/** Converts to 0–10 in halves; `scale` is that of plain numbers. 0 means "not rated". */
export function toRating(text: string, scale: number): number | null {
  const rating = readRating(text);
  return rating && ratingOf(rating.value, rating.scale ?? scale);
}
