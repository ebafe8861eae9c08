/** IGDB's columns of a release date; only format and wording for "TBD". */
type DateParts = {
  date?: number;
  date_format: number;
  human: string;
  y?: number;
  m?: number;
  d?: number;
};

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const seconds = (y: number, monthIndex: number, day: number) => Date.UTC(y, monthIndex, day) / 1000;

/** Parses `2026-09-25`, `2026-09`, `2026-Q3`, `2026` or `TBD`; vague dates become their last day. */
export function parseDate(text: string): DateParts {
  const match = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})(?:-(\d{2}))?))?$/.exec(text);
  if (!match) {
    if (text !== "TBD") throw new Error(`Not a date: ${text}`);
    return { date_format: 7, human: "TBD" };
  }
  const y = Number(match[1]);
  if (match[2]) {
    const q = Number(match[2]);
    return { date: seconds(y, q * 3, 0), date_format: q + 2, human: `Q${q} ${y}`, y, m: q * 3 };
  }
  if (!match[3]) return { date: seconds(y, 11, 31), date_format: 2, human: `${y}`, y, m: 12 };
  const m = Number(match[3]);
  const name = MONTHS[m - 1];
  if (!name) throw new Error(`Not a month: ${text}`);
  if (!match[4]) return { date: seconds(y, m, 0), date_format: 1, human: `${name} ${y}`, y, m };
  const d = Number(match[4]);
  const human = `${name} ${String(d).padStart(2, "0")}, ${y}`;
  return { date: seconds(y, m - 1, d), date_format: 0, human, y, m, d };
}
