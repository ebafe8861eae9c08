import { PLATFORM_GROUPS, type PlatformKey, parsePlatforms } from "@/lib/calendar/platforms";

/** The calendar's filter, as stored in the URL. */
export type CalendarFilter = { platforms: PlatformKey[]; shelfOnly: boolean };

export const NO_FILTER: CalendarFilter = { platforms: [], shelfOnly: false };

export function readFilter(params: URLSearchParams): CalendarFilter {
  return { platforms: parsePlatforms(params.get("platform")), shelfOnly: params.get("shelf") === "1" };
}

/** A page's URL with the filter, in a canonical order. */
export function withFilter(path: string, { platforms, shelfOnly }: CalendarFilter): string {
  const keys = PLATFORM_GROUPS.flatMap(({ key }) => (platforms.includes(key) ? [key] : []));
  const query = [
    ...(keys.length > 0 ? [`platform=${keys.join(".")}`] : []),
    ...(shelfOnly ? ["shelf=1"] : []),
  ];
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** A day with releases, and their platform groups as in `data-on`. */
export type FilteredDay = { day: string; on: string };

/** The first day from `today` on with a release on the chosen platforms. */
export function dayAhead(
  days: readonly FilteredDay[],
  today: string,
  { platforms }: Pick<CalendarFilter, "platforms">,
): string | undefined {
  const isSeen = (on: string) =>
    platforms.length === 0 || platforms.some((key) => on.split(" ").includes(key));
  return days.find(({ day, on }) => day >= today && isSeen(on))?.day;
}

/** The filter with one platform toggled. */
export function togglePlatform(filter: CalendarFilter, key: PlatformKey): CalendarFilter {
  const { platforms } = filter;
  return {
    ...filter,
    platforms: platforms.includes(key) ? platforms.filter((other) => other !== key) : [...platforms, key],
  };
}
