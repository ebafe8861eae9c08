import type { TimeUnit } from "./entry.ts";
import { type DecimalMark, toNumber } from "./numbers.ts";

const MAX_HOURS = 100_000;
const IN_SECONDS = { hours: 3600, minutes: 60, seconds: 1 };

/** One decimal; 0 means "not recorded". */
export function toHours(value: number | null, unit: TimeUnit): number | null {
  if (value === null || value <= 0) return null;
  const hours = Math.round((value * IN_SECONDS[unit]) / 360) / 10;
  return hours > MAX_HOURS ? null : hours || null;
}

/** Whole minutes; 0 means "not recorded". */
export function minutesOf(value: number | null, unit: TimeUnit): number {
  return Math.round(((toHours(value, unit) === null ? 0 : (value ?? 0)) * IN_SECONDS[unit]) / 60);
}

/** 24 hours for each day since the release year began; no limit without one, or for a game that can be played before its release. */
export function possibleHours(year: number | null | undefined, today = new Date()): number {
  if (!year || year > today.getUTCFullYear()) return MAX_HOURS;
  return (today.getTime() - Date.UTC(year, 0)) / 3_600_000;
}

/** `8:35:30`, or `46:30` as minutes and seconds. */
export function secondsOfClock(text: string): number | null {
  const parts = /^(?:(\d+):)?(\d+):(\d+)$/.exec(text.trim());
  if (!parts) return null;
  const [, hours = "0", minutes, seconds] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Either with its own unit, or a plain number that needs one. */
type Duration = { seconds: number } | { number: number };

type DurationHints = {
  mark?: DecimalMark;
  /** How `12:30` is read. */
  clock?: "h:mm" | "m:ss";
};

/** Reads one cell; `unit` is that of plain numbers. */
export function parseHours(text: string, unit: TimeUnit, hints: DurationHints = {}): number | null {
  const duration = readDuration(text, hints);
  if (!duration) return null;
  return "seconds" in duration ? toHours(duration.seconds, "seconds") : toHours(duration.number, unit);
}

const ABOUT =
  /^(?:about|around|approx\.?|approximately|ca\.?|circa|roughly|over|under|almost|nearly|at least|more than|less than|etwa|ungef[äa]hr|rund|[üu]ber|environ|unos|m[áa]s de|quasi|około|asi|[~≈><≥≤+]=?)\s*/i;

/** `12.5`, `2h 30m`, `1d 4h`, `12:30`, `8:35:30`, `40+`, `about 40 hours`, `40-50 h`, `20.4 hrs on record`, `PT2H30M`. A remark in brackets may follow. */
export function readDuration(cell: string, hints: DurationHints = {}): Duration | null {
  if (cell.length > 80) return null;
  const trimmed = cell.trim().toLowerCase().replace(/\s+/g, " ");
  if (trimmed.length > 40 || !/[\d½]/.test(trimmed)) return null;
  const text = trimmed
    .replace(ABOUT, "")
    .replace(/ ?\([^()]*\)$/, "")
    // Steam's words.
    .replace(/ (?:on record|played|total)$/, "")
    .replace(/ ?(?:\+|ish\b|or so$|approx\.?$|plus$|[?~]$)/, "");
  return readOne(text, hints) ?? readBetween(text, hints);
}

function readOne(text: string, { mark = ".", clock = "h:mm" }: DurationHints): Duration | null {
  const seconds = ofClock(text, clock) ?? ofUnits(text, mark);
  if (seconds !== null) return { seconds };
  const number = numberOf(text, mark);
  return number === null ? null : { number };
}

/** The middle of `40-50 h`, `40 to 50`. */
function readBetween(text: string, hints: DurationHints): Duration | null {
  const [, from, to, unit] = /^([\d.,]+) ?(?:-|–|—|to|bis|à|a) ?([\d.,]+) ?(\D*)$/.exec(text) ?? [];
  const [low, high] = [from, to].map((part) => toNumber(part ?? "", hints.mark));
  if (low === null || low === undefined || high === null || high === undefined || low > high) return null;
  const middle = (low + high) / 2;
  const one = unit ? readOne(`1 ${unit}`, hints) : { number: 1 };
  if (!one) return null;
  return "seconds" in one ? { seconds: one.seconds * middle } : { number: middle };
}

/** `12:30`, `8:35:30`, `1.02:30:00` and `1 day, 4:30:00` with days, `12h:34m:56s`. */
function ofClock(text: string, clock: "h:mm" | "m:ss"): number | null {
  const parts =
    /^(?:(\d+)(?:\.| days?,? ))?(\d+):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: ?(?:h|hrs?|hours?|std\.?|min))?$/.exec(
      text,
    );
  if (!parts) return null;
  const [, days = "0", first, second, third] = parts;
  if (Number(second) > 59 || Number(third ?? 0) > 59) return null;
  if (third === undefined && clock === "m:ss") return Number(first) * 60 + Number(second);
  return Number(days) * 86_400 + Number(first) * 3600 + Number(second) * 60 + Number(third ?? 0);
}

/** Beginnings of the words for each unit in the languages of the mapper, longest units first. */
const UNITS: [seconds: number, word: RegExp][] = [
  [604_800, /^(?:w|wk|wks|weeks?|wochen?|semaines?|semanas?|settiman[ae]|tygodni\w*|týdn\w*)$/],
  [86_400, /^(?:d|days?|tage?|jours?|j|d[ií]as?|giorn[oi]|dni|dzień|dn[íy]|den)$/],
  [3600, /^(?:h|hs|hr|hrs|hours?|stunden?|std|heures?|horas?|or[ae]|godz\w*|hod\w*)$/],
  [60, /^(?:m|mn|min|mins|minut\w*|′|')$/],
  [1, /^(?:s|sec|secs|seconds?|sek|sekund\w*|secondes?|segundos?|second[oi]|vteřin\w*|"|″)$/],
];

/** Numbers with their units, from the longest to the shortest: `1d 4h`, `2h30`, `3 Std. 15 Min.`. */
function ofUnits(text: string, mark: DecimalMark): number | null {
  const plain = text.replace(/^p(?:(\d+d))?t?(?=\d)/, "$1");
  const part =
    /((?:[\d.,'’\u00a0 ]*\d(?!\/))?(?: ?½| 1\/2)?)\s*([\p{L}'"′″]+)?\.?[\s,:;&+]*(?:(?:and|und|et|y|e|i|a)\s)?\s*/uy;
  let total = 0;
  let unit = Number.POSITIVE_INFINITY;
  let at = 0;
  while (at < plain.length) {
    part.lastIndex = at;
    const [all = "", digits = "", word] = part.exec(plain) ?? [];
    const value = numberOf(digits, mark);
    // `2h30`: the unit that follows.
    const known = word
      ? UNITS.find(([, pattern]) => pattern.test(word))?.[0]
      : unit === 3600
        ? 60
        : undefined;
    if (value === null || known === undefined || known >= unit) return null;
    total += value * known;
    unit = known;
    at += all.length;
  }
  return at > 0 ? total : null;
}

/** Reads also `12½` and `1.2k`. */
function numberOf(text: string, mark: DecimalMark): number | null {
  const [, whole = "", half, thousands] = /^(.*?) ?(½|(?<= )1\/2)?(k)?$/.exec(text.trim()) ?? [];
  const number = whole === "" && half ? 0 : toNumber(whole, mark);
  return number === null ? null : (number + (half ? 0.5 : 0)) * (thousands ? 1000 : 1);
}
