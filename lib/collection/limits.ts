/** What the database takes, for the form and for the API. */
export const NOTES_MAX_LENGTH = 5000;
export const HOURS_MAX = 1_000_000;
export const RATING_MAX = 10;
export const RATING_STEP = 0.5;
/** Games that one request may change together. */
export const BULK_MAX_GAMES = 10_000;

const HOUR_MS = 3_600_000;
/** Where the day begins first it is this much ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;

/** Today's date (ISO) where it is latest on Earth: no date that a person calls today is in the future. */
export function latestToday(now: number): string {
  return new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}
