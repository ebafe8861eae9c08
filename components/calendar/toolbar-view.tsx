import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { calendarPath, type Month, monthOf } from "@/lib/calendar/month";
import { PLATFORM_GROUPS, type PlatformKey } from "@/lib/calendar/platforms";
import { dayId } from "./day-id";
import { type CalendarFilter, dayAhead, type FilteredDay, withFilter } from "./filter";
import { PlatformChips } from "./platform-chips";

export type ToolbarProps = {
  /** The page's URL. */
  path: string;
  /** The shown month; null for undated releases. */
  month: Month | null;
  previous: { month: Month; title: string } | null;
  next: { month: Month; title: string } | null;
  days: FilteredDay[];
  counts: { key: PlatformKey; count: number }[];
};

type ToolbarViewProps = ToolbarProps & { filter: CalendarFilter; today: string | null };

export function ToolbarView({ path, month, previous, next, days, counts, filter, today }: ToolbarViewProps) {
  const { platforms: chosen, shelfOnly } = filter;
  const [isOpen, setOpen] = useState(false);
  const ahead = today && month === monthOf(today) ? dayAhead(days, today, filter) : undefined;
  const found = chosen.length === 0 || counts.some(({ key }) => chosen.includes(key));
  const names = PLATFORM_GROUPS.filter(({ key }) => chosen.includes(key)).map(({ label }) => label);
  return (
    <div className="mt-2 grid gap-2">
      <div className="-mx-3.5 flex flex-wrap items-center gap-x-1">
        <nav aria-label="Months" className="segments">
          <Step to={previous} filter={filter} label="Previous month">
            <Icon name="arrow-left" className="size-4" />
          </Step>
          <Link
            href={ahead ? `#${dayId(ahead)}` : withFilter(calendarPath("now"), filter)}
            className="segment"
          >
            Today
          </Link>
          <Step to={next} filter={filter} label="Next month">
            <Icon name="arrow-right" className="size-4" />
          </Step>
        </nav>
        <Link
          href={withFilter(calendarPath("undated"), filter)}
          aria-current={month === null ? "page" : undefined}
          className="segment"
        >
          No date yet
        </Link>
        <ShallowLink
          href={withFilter(path, { ...filter, shelfOnly: !shelfOnly })}
          aria-current={shelfOnly ? "true" : undefined}
          className="segment needs-script md:ml-auto"
        >
          On my shelf
        </ShallowLink>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          className="needs-script max-w-60 shrink"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="truncate">
            {names.length > 0 ? <span className="sr-only">Platform: </span> : "Platform"}
            {names.join(", ")}
          </span>
          <Icon name="chevron-down" className="size-4 shrink-0 text-ink-3" />
        </Button>
      </div>
      {isOpen ? <PlatformChips path={path} counts={counts} filter={filter} /> : null}
      {found ? null : (
        <p role="status" className="py-10 text-center text-ink-2">
          Nothing here comes out on {names.join(" or ")}. Other months may have more.
        </p>
      )}
    </div>
  );
}

type StepProps = { to: ToolbarProps["next"]; filter: CalendarFilter; label: string; children: ReactNode };

function Step({ to, filter, label, children }: StepProps) {
  if (!to) {
    return (
      <span aria-hidden="true" className="segment opacity-35">
        {children}
      </span>
    );
  }
  return (
    <Link
      href={withFilter(calendarPath(to.month), filter)}
      aria-label={`${label}: ${to.title}`}
      data-tip={to.title}
      className="segment"
    >
      {children}
    </Link>
  );
}
