import type { CollectionItem } from "./schema";

const MINUTES_PER_HOUR = 60;

/** Hours to one decimal: as typed, else as counted by Steam, else null. */
export function shownHours({
  hoursPlayed,
  steamPlaytimeMinutes,
}: Pick<CollectionItem, "hoursPlayed" | "steamPlaytimeMinutes">): number | null {
  if (hoursPlayed !== null) return hoursPlayed;
  if (steamPlaytimeMinutes === null) return null;
  return Math.round((steamPlaytimeMinutes / MINUTES_PER_HOUR) * 10) / 10;
}
