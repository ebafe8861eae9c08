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

/** The platform groups of a release, as calendar.css filters by them. */
export function releaseKeys({ platforms }: Release): string {
  return [...new Set(platforms.map(({ key }) => key))].join(" ");
}

/** The platform groups of all releases of a group. */
export function groupKeys({ releases }: ReleaseGroup): string {
  return [...new Set(releases.flatMap(({ platforms }) => platforms.map(({ key }) => key)))].join(" ");
}

/** The games of a page, each once. */
export function gameIds(groups: readonly ReleaseGroup[]): number[] {
  return [...new Set(groups.flatMap(({ releases }) => releases.map(({ game }) => game.id)))];
}
