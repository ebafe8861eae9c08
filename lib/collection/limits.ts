/** The database's limits, for the form and the API. */
export const NOTES_MAX_LENGTH = 5000;
export const HOURS_MAX = 1_000_000;
export const RATING_STEP = 0.5;
export const BULK_MAX_GAMES = 10_000;
/** Equals the limit of games in a list. */
export const ADD_MAX_GAMES = 1000;
export const COLLECTION_PAGE_SIZE = 60;
export const TAG_MAX_LENGTH = 40;
export const TAGS_PER_GAME = 30;

const HOUR_MS = 3_600_000;
/** The time zone furthest ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;

/** The latest date (ISO) that is "today" in some time zone. */
export function latestToday(now: number): string {
  return new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}
