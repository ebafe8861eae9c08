/** What stands where a figure is missing. */
const DASH = "–";

/** A play time as "Nh Mm"; a dash when it is zero or missing. */
export function formatPlayTime(seconds: number | null): string {
  if (!seconds || seconds < 0) return DASH;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** A rating out of 100, rounded; null where there is none. */
export function formatRating(rating: number | null): string | null {
  return rating === null ? null : String(Math.round(rating));
}

const DATE = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** "May 19, 2015" for an ISO date; "TBD" where there is none. */
export function formatReleaseDate(date: string | null): string {
  return date ? DATE.format(new Date(`${date}T00:00:00Z`)) : "TBD";
}
