/** Have a button of their own everywhere. */
export const MAIN_STATUSES = ["want", "playing", "completed"] as const;
/** Behind the others in menus, and tabs only while they have games. `endless`: no end, as many online games. */
export const MORE_STATUSES = ["paused", "dropped", "endless"] as const;

export const CHOOSABLE_STATUSES = [...MAIN_STATUSES, ...MORE_STATUSES] as const;
export type ChoosableStatus = (typeof CHOOSABLE_STATUSES)[number];

/** `imported` is set only by the library import. */
export const STATUSES = [...CHOOSABLE_STATUSES, "imported"] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<Status, string> = {
  want: "Want to Play",
  playing: "Playing",
  completed: "Completed",
  paused: "Paused",
  dropped: "Dropped",
  endless: "Endless",
  imported: "Imported",
};

/** The tabs of My Collection; `imported` filters on the flag, not on the status. */
export const COLLECTION_TABS = ["all", "playing", "completed", "want", "imported", ...MORE_STATUSES] as const;
/** The others are shown while they have games. */
export const ALWAYS_SHOWN_TABS = 5;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** What My Collection can show: a tab, or of the imported games those without a status. */
export const COLLECTION_LISTS = [...COLLECTION_TABS, "unsorted"] as const;
export type CollectionList = (typeof COLLECTION_LISTS)[number];

const DAY_MS = 86_400_000;

/** For unreleased games (no date, or a later one) only "want" can be chosen. `releaseDate` is ISO, in UTC. */
export function isReleased(releaseDate: string | null, now: number): boolean {
  return releaseDate !== null && Date.parse(releaseDate) <= now;
}

/** A game's release. `releasePeriod` ("Q1 2027") is missing or null if the day is known. */
export type Release = { releaseDate: string | null; releasePeriod?: string | null | undefined };

/** The note of a game that was added in the last 24 hours. */
export const JUST_ADDED = "just added";

export function releaseNote({ releaseDate, releasePeriod }: Release, now: number): string | null {
  if (isReleased(releaseDate, now)) return null;
  if (releaseDate === null) return "No release date yet";
  if (releasePeriod) return `Releases ${releasePeriod}`;
  const days = Math.ceil((Date.parse(releaseDate) - now) / DAY_MS);
  return `Releases in ${days} ${days === 1 ? "day" : "days"}`;
}
