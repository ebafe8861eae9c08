import { type DecimalMark, toNumber } from "./numbers.ts";

const IN_HOURS = { hours: 1, minutes: 1 / 60, seconds: 1 / 3600 };

/** One decimal; 0 means "not recorded". */
export function toHours(value: number | null, unit: keyof typeof IN_HOURS): number | null {
  if (value === null || value <= 0) return null;
  const hours = Math.round(value * IN_HOURS[unit] * 10) / 10;
  return hours > 100_000 ? null : hours || null;
}

/** Whole minutes; 0 means "not recorded". */
export function minutesOf(value: number | null, unit: keyof typeof IN_HOURS): number {
  return Math.round((toHours(value, unit) === null ? 0 : (value ?? 0)) * IN_HOURS[unit] * 60);
}

/** A number in the given unit, `3h 00min`, `12h:34m:56s` or `8:35:30`. */
export function parseHours(
  text: string,
  unit: keyof typeof IN_HOURS,
  mark: DecimalMark = ".",
): number | null {
  const trimmed = text.trim().toLowerCase();
  if (!trimmed || trimmed.length > 40) return null;
  return (
    toHours(secondsOfClock(trimmed) ?? secondsOfUnits(trimmed, mark), "seconds") ??
    toHours(toNumber(trimmed, mark), unit)
  );
}

/** `8:35:30`, or `46:30` as minutes and seconds. */
export function secondsOfClock(text: string): number | null {
  const parts = /^(?:(\d+):)?(\d+):(\d+)$/.exec(text.trim());
  if (!parts) return null;
  const [, hours = "0", minutes, seconds] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function secondsOfUnits(text: string, mark: DecimalMark): number | null {
  const parts =
    /^(?:([\d.,]+)\s*(?:h|hrs?|hours?|std)\.?)?[\s:,]*(?:(\d+)\s*(?:m|mins?|minutes?)\.?)?[\s:,]*(?:(\d+)\s*(?:s|secs?|seconds?)\.?)?$/.exec(
      text,
    );
  if (!parts) return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = parts;
  return (toNumber(hours, mark) ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}
