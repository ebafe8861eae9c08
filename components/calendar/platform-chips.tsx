import { ShallowLink } from "@/components/ui/shallow-link";
import { PLATFORM_GROUPS, type PlatformKey } from "@/lib/calendar/platforms";
import { type CalendarFilter, togglePlatform, withFilter } from "./filter";

type PlatformChipsProps = {
  /** The page's URL without the filter. */
  path: string;
  counts: { key: PlatformKey; count: number }[];
  filter: CalendarFilter;
};

/** A link for each platform that has releases or is chosen. Several may be chosen. */
export function PlatformChips({ path, counts, filter }: PlatformChipsProps) {
  const { platforms } = filter;
  const counted = new Map(counts.map(({ key, count }) => [key, count]));
  const shown = PLATFORM_GROUPS.filter(({ key }) => counted.has(key) || platforms.includes(key));
  return (
    <nav aria-label="Filter" className="flex flex-wrap gap-2">
      <ShallowLink
        href={withFilter(path, { ...filter, platforms: [] })}
        aria-current={platforms.length === 0 ? "true" : undefined}
        className="filter-chip"
      >
        All platforms
      </ShallowLink>
      {shown.map(({ key, label }) => (
        <ShallowLink
          key={key}
          href={withFilter(path, togglePlatform(filter, key))}
          aria-current={platforms.includes(key) ? "true" : undefined}
          className="filter-chip"
        >
          {label}
          <span className="font-normal text-ink-3 tabular-nums">{counted.get(key) ?? 0}</span>
        </ShallowLink>
      ))}
    </nav>
  );
}
