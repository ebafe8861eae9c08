import { ShallowLink } from "@/components/ui/shallow-link";
import { PLATFORM_GROUPS, type PlatformKey, togglePlatform } from "@/lib/calendar/platforms";

export type PlatformChipsProps = {
  /** The page's own address, without the choice. */
  path: string;
  counts: { key: PlatformKey; count: number }[];
  chosen: PlatformKey[];
};

const CHIP =
  "inline-flex items-center gap-1.5 rounded-pill border border-line bg-surface px-3 py-1.5 font-medium text-[13.5px] text-ink-2 leading-tight transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-lamp aria-[current]:bg-lamp aria-[current]:text-lamp-ink";

/** One link for each platform that has releases, and for each that is chosen; choosing several shows all of them. */
export function PlatformChips({ path, counts, chosen }: PlatformChipsProps) {
  const counted = new Map(counts.map(({ key, count }) => [key, count]));
  const shown = PLATFORM_GROUPS.filter(({ key }) => counted.has(key) || chosen.includes(key));
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Platforms" className="flex flex-wrap gap-2">
      <ShallowLink href={path} aria-current={chosen.length === 0 ? "true" : undefined} className={CHIP}>
        All platforms
      </ShallowLink>
      {shown.map(({ key, label }) => {
        const platform = togglePlatform(chosen, key);
        return (
          <ShallowLink
            key={key}
            href={platform ? `${path}?platform=${platform}` : path}
            aria-current={chosen.includes(key) ? "true" : undefined}
            className={CHIP}
          >
            {label}
            <span className="font-normal tabular-nums opacity-75">{counted.get(key) ?? 0}</span>
          </ShallowLink>
        );
      })}
    </nav>
  );
}
