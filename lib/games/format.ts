const DASH = "–";

export function formatPlayTime(seconds: number | null): string {
  if (!seconds || seconds < 0) return DASH;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

const DATE = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** "May 19, 2015" for an ISO date; "TBD" if there is none. */
export function formatReleaseDate(date: string | null): string {
  return date ? DATE.format(new Date(`${date}T00:00:00Z`)) : "TBD";
}
