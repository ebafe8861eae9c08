"use client";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { calendarPath } from "@/lib/calendar/month";
import { withFilter } from "./filter";
import type { ToolbarProps } from "./toolbar-view";
import { useCalendarFilter } from "./use-calendar-filter";

type MonthStepsProps = Pick<ToolbarProps, "previous" | "next">;

/** Previous and next month, at the end of the page. */
export function MonthSteps({ previous, next }: MonthStepsProps) {
  const { filter, reader } = useCalendarFilter();
  const classes =
    "flex min-h-11 items-center gap-1.5 rounded-md font-medium text-ink-2 transition-colors hover:text-ink";
  return (
    <nav aria-label="More months" className="mt-12 flex justify-between gap-6 border-line border-t pt-2">
      {previous ? (
        <Link href={withFilter(calendarPath(previous.month), filter)} className={classes}>
          <Icon name="arrow-left" className="size-4 shrink-0" />
          {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link href={withFilter(calendarPath(next.month), filter)} className={`${classes} text-right`}>
          {next.title}
          <Icon name="arrow-right" className="size-4 shrink-0" />
        </Link>
      ) : null}
      {reader}
    </nav>
  );
}
