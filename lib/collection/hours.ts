import { formatCount } from "@/lib/format-count";
import type { CollectionItem } from "./schema";

const MINUTES_PER_HOUR = 60;

export type HoursSource = "typed" | "steam" | "plays";
type Figures = Pick<CollectionItem, "hoursPlayed" | "steamPlaytimeMinutes" | "playMinutes">;

/**
 * Hours with one decimal, and their source: as typed, otherwise the larger of Steam's and the plays'; null without any.
 * The database computes the same (`shown_hours`).
 */
export function hoursOf({
  hoursPlayed,
  steamPlaytimeMinutes,
  playMinutes,
}: Figures): { hours: number; source: HoursSource } | null {
  if (hoursPlayed !== null) return { hours: hoursPlayed, source: "typed" };
  const isPlayed = playMinutes > 0 && playMinutes >= (steamPlaytimeMinutes ?? 0);
  const minutes = isPlayed ? playMinutes : steamPlaytimeMinutes;
  if (minutes === null) return null;
  return { hours: toHours(minutes), source: isPlayed ? "plays" : "steam" };
}

/** The same as text: "41 h 30 min"; null without any. */
export function timeText(figures: Figures): string | null {
  const time = hoursOf(figures);
  if (!time || time.hours === 0) return null;
  const { hoursPlayed, steamPlaytimeMinutes, playMinutes } = figures;
  const minutes = {
    typed: Math.round((hoursPlayed ?? 0) * MINUTES_PER_HOUR),
    steam: steamPlaytimeMinutes ?? 0,
    plays: playMinutes,
  };
  return formatMinutes(minutes[time.source]);
}

export function toHours(minutes: number): number {
  return Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10;
}

/** "45 min", "2 h" or "2 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [hours > 0 ? `${formatCount(hours)} h` : "", rest > 0 ? `${rest} min` : ""];
  return parts.filter(Boolean).join(" ") || "0 min";
}

/** "31 h", "< 1 h", or nothing without any. */
export function hoursInWords(minutes: number): string {
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  return hours > 0 ? `${formatCount(hours)} h` : minutes > 0 ? "< 1 h" : "";
}
