import { BoardMessage } from "@/components/page/board-message";
import { PageTitle } from "@/components/ui/page-title";
import type { Releases } from "@/lib/calendar/calendar";
import { addMonths, calendarPath, monthOf } from "@/lib/calendar/month";
import { monthTitle } from "@/lib/months";
import "./calendar.css";
import { gameIds } from "./day";
import { LeftOut } from "./left-out";
import { ReleaseGroups, ReleaseList } from "./release-list";
import { Subscribe } from "./subscribe";
import { Toolbar } from "./toolbar";

/** What is announced without a day: by quarter and year, then what has no date at all. */
export function CalendarUndated({ today, releases }: { today: string; releases: Releases }) {
  const { groups, counts, leftOut } = releases;
  const step = (count: number) => {
    const month = addMonths(monthOf(today), count);
    return { month, title: monthTitle(month) };
  };
  return (
    <div className="wrap pt-1.5 md:pt-10">
      <PageTitle title="No date yet" figures="Release calendar">
        <Subscribe />
      </PageTitle>
      <Toolbar
        path={calendarPath("undated")}
        month={null}
        previous={step(-1)}
        next={step(1)}
        days={[]}
        counts={counts}
        gameIds={gameIds(groups)}
      />
      <div className="mt-8">
        {groups.length === 0 ? (
          <BoardMessage title="Every game has a date" text="All announced games have a date at the moment." />
        ) : null}
        <ReleaseGroups wide>
          {groups.map((group, index) => (
            <ReleaseList
              key={group.title}
              id={group.title.toLowerCase().replace(/\W+/g, "-")}
              title={group.title === "TBD" ? "To be announced" : group.title}
              group={group}
              leading={index === 0}
            />
          ))}
        </ReleaseGroups>
        <LeftOut count={leftOut} />
      </div>
    </div>
  );
}
