import type { Release, ReleaseGroup } from "@/lib/calendar/calendar";

const TITLE = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Thursday, November 19" for an ISO day. */
export function dayTitle(day: string): string {
  return TITLE.format(new Date(`${day}T00:00:00Z`));
}

/** A release's platform groups, for the filter in calendar.css. */
export function releaseKeys({ platforms }: Release): string {
  return [...new Set(platforms.map(({ key }) => key))].join(" ");
}

/** The platform groups of all releases of a group. */
export function groupKeys({ releases }: ReleaseGroup): string {
  return [...new Set(releases.flatMap(({ platforms }) => platforms.map(({ key }) => key)))].join(" ");
}

/** The page's games without repeats. */
export function gameIds(groups: readonly ReleaseGroup[]): number[] {
  return [...new Set(groups.flatMap(({ releases }) => releases.map(({ game }) => game.id)))];
}
