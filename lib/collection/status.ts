/** `imported` is set only by the library import. */
export const CHOOSABLE_STATUSES = ["want", "playing", "completed"] as const;
export type ChoosableStatus = (typeof CHOOSABLE_STATUSES)[number];

export const STATUSES = [...CHOOSABLE_STATUSES, "imported"] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<Status, string> = {
  want: "Want to Play",
  playing: "Playing",
  completed: "Completed",
  imported: "Imported",
};

/** The tabs of My Collection; `imported` filters on the flag, not on the status. */
export const COLLECTION_TABS = ["all", "playing", "completed", "want", "imported"] as const;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** What My Collection can show: a tab, or of the imported games those without a status. */
export const COLLECTION_LISTS = [...COLLECTION_TABS, "unsorted"] as const;
export type CollectionList = (typeof COLLECTION_LISTS)[number];

const DAY_MS = 86_400_000;

/** For unreleased games (no date, or a later one) only "want" can be chosen. `releaseDate` is ISO, in UTC. */
export function isReleased(releaseDate: string | null, now: number): boolean {
  return releaseDate !== null && Date.parse(releaseDate) <= now;
}

/** Of a game. `releasePeriod` ("Q1 2027") is missing or null where the day is known. */
export type Release = { releaseDate: string | null; releasePeriod?: string | null | undefined };

export function releaseNote({ releaseDate, releasePeriod }: Release, now: number): string | null {
  if (isReleased(releaseDate, now)) return null;
  if (releaseDate === null) return "No release date yet";
  if (releasePeriod) return `Releases ${releasePeriod}`;
  const days = Math.ceil((Date.parse(releaseDate) - now) / DAY_MS);
  return `Releases in ${days} ${days === 1 ? "day" : "days"}`;
}
