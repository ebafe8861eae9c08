import { ShallowLink } from "@/components/ui/shallow-link";
import { PLATFORM_GROUPS, type PlatformKey } from "@/lib/calendar/platforms";
import { type CalendarFilter, togglePlatform, withFilter } from "./filter";

export type PlatformChipsProps = {
  /** The page's own address, without the filter. */
  path: string;
  counts: { key: PlatformKey; count: number }[];
  filter: CalendarFilter;
};

const CHIP =
  "inline-flex items-center gap-1.5 rounded-pill border border-line bg-surface px-3 py-1.5 font-medium text-[13.5px] text-ink-2 leading-tight transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-lamp aria-[current]:bg-lamp aria-[current]:text-lamp-ink";

/** One link for each platform that has releases, and for each that is chosen; choosing several shows all of them. */
export function PlatformChips({ path, counts, filter }: PlatformChipsProps) {
  const { platforms, shelfOnly } = filter;
  const counted = new Map(counts.map(({ key, count }) => [key, count]));
  const shown = PLATFORM_GROUPS.filter(({ key }) => counted.has(key) || platforms.includes(key));
  return (
    <nav aria-label="Filter" className="flex flex-wrap gap-2">
      <ShallowLink
        href={withFilter(path, { ...filter, platforms: [] })}
        aria-current={platforms.length === 0 ? "true" : undefined}
        className={CHIP}
      >
        All platforms
      </ShallowLink>
      {shown.map(({ key, label }) => (
        <ShallowLink
          key={key}
          href={withFilter(path, togglePlatform(filter, key))}
          aria-current={platforms.includes(key) ? "true" : undefined}
          className={CHIP}
        >
          {label}
          <span className="font-normal tabular-nums opacity-75">{counted.get(key) ?? 0}</span>
        </ShallowLink>
      ))}
      <ShallowLink
        href={withFilter(path, { ...filter, shelfOnly: !shelfOnly })}
        aria-current={shelfOnly ? "true" : undefined}
        className={CHIP}
      >
        On my shelf
      </ShallowLink>
    </nav>
  );
}
