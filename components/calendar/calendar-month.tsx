import { BoardMessage } from "@/components/page/board-message";
import { PageTitle } from "@/components/ui/page-title";
import type { Releases } from "@/lib/calendar/calendar";
import { addMonths, isInRange, type Month } from "@/lib/calendar/month";
import { monthTitle } from "@/lib/months";
import "./calendar.css";
import { dayTitle, gameIds, groupKeys } from "./day";
import { DayCountdown } from "./day-countdown";
import { dayId } from "./day-id";
import { LeftOut } from "./left-out";
import { MonthOverview } from "./month-overview";
import { MonthSteps } from "./month-steps";
import { ReleaseGroups, ReleaseList } from "./release-list";
import { Subscribe } from "./subscribe";
import { Toolbar } from "./toolbar";

type CalendarMonthProps = {
  /** The page's URL; `/calendar` for the current month. */
  path: string;
  month: Month;
  today: string;
  releases: Releases;
};

/** A month of the calendar: at a glance beside its days on wide screens, above them on narrow ones. */
export function CalendarMonth({ path, month, today, releases }: CalendarMonthProps) {
  const { groups, counts, leftOut } = releases;
  const title = monthTitle(month);
  const step = (to: Month) => (isInRange(to, today) ? { month: to, title: monthTitle(to) } : null);
  const previous = step(addMonths(month, -1));
  const next = step(addMonths(month, 1));
  return (
    <div className="wrap pt-1.5 md:pt-10">
      <PageTitle title={title} figures="Release calendar">
        <Subscribe />
      </PageTitle>
      <Toolbar
        path={path}
        month={month}
        previous={previous}
        next={next}
        days={groups.flatMap((group) => (group.title ? [{ day: group.title, on: groupKeys(group) }] : []))}
        counts={counts}
        gameIds={gameIds(groups)}
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[280px_minmax(0,1fr)]">
        <aside className="max-w-[416px] lg:sticky lg:top-20 lg:self-start">
          <MonthOverview month={month} groups={groups} />
        </aside>
        <div>
          {groups.length === 0 ? (
            <BoardMessage
              title={`No releases in ${title} yet`}
              text="New dates are announced every week. Games without a date are under “No date yet”."
            />
          ) : null}
          <ReleaseGroups>
            {groups.map((group, index) =>
              group.title ? (
                <ReleaseList
                  key={group.title}
                  id={dayId(group.title)}
                  title={<DayTitle day={group.title} />}
                  group={group}
                  leading={index === 0}
                />
              ) : (
                <ReleaseList key="some-day" id="some-day" title={`Sometime in ${title}`} group={group} />
              ),
            )}
          </ReleaseGroups>
          <LeftOut count={leftOut} />
          <MonthSteps previous={previous} next={next} />
        </div>
      </div>
    </div>
  );
}

/** A day: number, weekday and countdown. */
function DayTitle({ day }: { day: string }) {
  const [weekday, date = ""] = dayTitle(day).split(", ");
  return (
    <>
      <span className="text-[36px] leading-none tabular-nums">{Number(day.slice(-2))}</span>{" "}
      <span className="grid min-w-0 gap-[3px] font-normal font-sans text-[13.5px] leading-[1.25] tracking-normal">
        <span className="text-ink-2">{weekday}</span>{" "}
        <DayCountdown day={day} month={date.split(" ")[0] ?? ""} />
      </span>
    </>
  );
}
