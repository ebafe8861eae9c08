"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MenuItem, MenuLabel, MenuOrSheet, MenuSeparator, MoreMenu } from "@/components/ui/menu-or-sheet";
import { ShallowLink } from "@/components/ui/shallow-link";
import type { JournalPeriod } from "@/lib/collection/play-schema";
import { monthName } from "@/lib/months";
import { OWN_STATISTICS_PATH, OWN_YEAR_PATH } from "@/lib/statistics/path";

export const journalHref = (period: string) => `/journal?period=${period}`;

type YearMenuProps = { year: string; years: readonly string[]; months: readonly JournalPeriod[] };

/** On phones, in place of the years and months of wide screens. */
export function YearMenu({ year, years, months }: YearMenuProps) {
  return (
    <MenuOrSheet
      label="Months and years"
      trigger={
        <Button variant="ghost" className="h-11 px-2.5 tabular-nums md:hidden">
          {year}
          <Icon name="chevron-down" className="size-[17px]" />
        </Button>
      }
    >
      <MenuLabel>{`Months of ${year}`}</MenuLabel>
      {months.map(({ period }) => (
        <MenuItem key={period} href={journalHref(period)} linkAs={ShallowLink}>
          {period.length === 4 ? "Month unknown" : monthName(Number(period.slice(5)))}
        </MenuItem>
      ))}
      {years.length > 1 ? (
        <>
          <MenuSeparator />
          <MenuLabel>Years</MenuLabel>
          <YearItems years={years} chosen={year} />
        </>
      ) : null}
    </MenuOrSheet>
  );
}

type JournalMenuProps = {
  year: string;
  /** The years for which there is no room beside the title. */
  earlier: readonly string[];
  onLog: () => void;
};

export function JournalMenu({ year, earlier, onLog }: JournalMenuProps) {
  return (
    <MoreMenu>
      <MenuItem icon="plus" onSelect={onLog} className="md:hidden">
        Log a play
      </MenuItem>
      <MenuItem icon="calendar-heart" href={`${OWN_YEAR_PATH}?of=${year}`}>
        {`Your ${year}`}
      </MenuItem>
      <MenuItem icon="chart-column" href={OWN_STATISTICS_PATH}>
        Statistics
      </MenuItem>
      {earlier.length > 0 ? <MenuSeparator /> : null}
      <YearItems years={earlier} chosen={year} />
    </MoreMenu>
  );
}

function YearItems({ years, chosen }: { years: readonly string[]; chosen: string }) {
  return years.map((year) => (
    <MenuItem
      key={year}
      href={journalHref(year)}
      linkAs={ShallowLink}
      {...(year === chosen
        ? { "aria-current": "page", hint: <Icon name="check" className="size-[18px] text-lamp-text" /> }
        : {})}
      className="tabular-nums"
    >
      {year}
    </MenuItem>
  ));
}
