import { PLATFORM_GROUPS, type PlatformKey, parsePlatforms } from "@/lib/calendar/platforms";

/** What the visitor wants to see of the calendar, as it stands in the address. */
export type CalendarFilter = { platforms: PlatformKey[]; shelfOnly: boolean };

export const NO_FILTER: CalendarFilter = { platforms: [], shelfOnly: false };

export function readFilter(params: URLSearchParams): CalendarFilter {
  return { platforms: parsePlatforms(params.get("platform")), shelfOnly: params.get("shelf") === "1" };
}

/** A page's address with the filter, which stands in the same order whatever was chosen first. */
export function withFilter(path: string, { platforms, shelfOnly }: CalendarFilter): string {
  const keys = PLATFORM_GROUPS.flatMap(({ key }) => (platforms.includes(key) ? [key] : []));
  const query = [
    ...(keys.length > 0 ? [`platform=${keys.join(".")}`] : []),
    ...(shelfOnly ? ["shelf=1"] : []),
  ];
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** A day that has releases, with the platform groups of them as `data-on` has them. */
export type FilteredDay = { day: string; on: string };

/** The first day from `today` on of which the platforms that are chosen leave something to see. */
export function dayAhead(
  days: readonly FilteredDay[],
  today: string,
  { platforms }: Pick<CalendarFilter, "platforms">,
): string | undefined {
  const isSeen = (on: string) =>
    platforms.length === 0 || platforms.some((key) => on.split(" ").includes(key));
  return days.find(({ day, on }) => day >= today && isSeen(on))?.day;
}

/** The filter with one platform put in or taken out. */
export function togglePlatform(filter: CalendarFilter, key: PlatformKey): CalendarFilter {
  const { platforms } = filter;
  return {
    ...filter,
    platforms: platforms.includes(key) ? platforms.filter((other) => other !== key) : [...platforms, key],
  };
}
