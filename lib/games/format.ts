const DASH = "–";

export function formatPlayTime(seconds: number | null): string {
  if (!seconds || seconds < 0) return DASH;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** "May 19, 2015" for an ISO date; "TBD" if there is none. */
export function formatReleaseDate(date: string | null): string {
  return date
    ? new Date(date).toLocaleDateString("en-US", {
        year: "numeric",
        month: "short",
        day: "numeric",
        timeZone: "UTC",
      })
    : "TBD";
}
