"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import type { JournalPeriod } from "@/lib/collection/play-schema";
import { monthName } from "@/lib/months";
import { OWN_STATISTICS_PATH, OWN_YEAR_PATH } from "@/lib/statistics/path";

export const journalHref = (period: string) => `/journal?period=${period}`;

type YearMenuProps = { year: string; years: readonly string[]; months: readonly JournalPeriod[] };

/** On phones, in place of the years and months of wide screens. */
export function YearMenu({ year, years, months }: YearMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="h-11 px-2.5 tabular-nums md:hidden">
          {year}
          <Icon name="chevron-down" className="size-[17px]" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {months.map(({ period }) => (
          <DropdownMenuItem key={period} asChild className="min-h-11">
            <ShallowLink href={journalHref(period)}>
              {period.length === 4 ? "Month unknown" : monthName(Number(period.slice(5)))}
            </ShallowLink>
          </DropdownMenuItem>
        ))}
        {years.length > 1 ? <DropdownMenuSeparator /> : null}
        <YearItems years={years.filter((one) => one !== year)} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** @param earlier the years for which there is no room beside the title */
export function MoreMenu({
  year,
  earlier,
  onLog,
}: {
  year: string;
  earlier: readonly string[];
  onLog: () => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="More" className="-mr-3 size-11">
          <Icon name="ellipsis" className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onLog} className="min-h-11 md:hidden">
          <Icon name="plus" className="size-[18px]" />
          Log a play
        </DropdownMenuItem>
        <DropdownMenuItem asChild className="min-h-11">
          <Link href={`${OWN_YEAR_PATH}?of=${year}`}>
            <Icon name="trophy" className="size-[18px]" />
            Your {year}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild className="min-h-11">
          <Link href={OWN_STATISTICS_PATH}>
            <Icon name="chart-column" className="size-[18px]" />
            Statistics
          </Link>
        </DropdownMenuItem>
        {earlier.length > 0 ? <DropdownMenuSeparator /> : null}
        <YearItems years={earlier} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function YearItems({ years }: { years: readonly string[] }) {
  return years.map((year) => (
    <DropdownMenuItem key={year} asChild className="min-h-11 tabular-nums">
      <ShallowLink href={journalHref(year)}>{year}</ShallowLink>
    </DropdownMenuItem>
  ));
}
