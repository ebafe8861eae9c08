import type { ReleaseGroup } from "@/lib/calendar/calendar";
import { type Month, monthWeeks } from "@/lib/calendar/month";
import { plural } from "@/lib/format-count";
import { monthTitle } from "@/lib/months";
import { dayTitle, groupKeys } from "./day";
import { dayId } from "./day-id";
import { TodayMark } from "./today-mark";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MAX_DOTS = 3;

/** The month as a table; days with releases link to them. */
export function MonthOverview({ month, groups }: { month: Month; groups: readonly ReleaseGroup[] }) {
  const days = new Map(groups.map((group) => [group.title, group]));
  return (
    <>
      <TodayMark />
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-[14px] tabular-nums">
        <caption className="sr-only">Releases in {monthTitle(month)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-1.5 font-medium text-[13px] text-ink-3">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change their order
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={WEEKDAYS[weekday]} className="p-0">
                  {day ? <DayCell day={day} group={days.get(day)} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function DayCell({ day, group }: { day: string; group: ReleaseGroup | undefined }) {
  const number = Number(day.slice(-2));
  if (!group) {
    return (
      <span data-day={day} className="day-cell">
        {number}
      </span>
    );
  }
  const count = group.releases.length;
  return (
    <a
      href={`#${dayId(day)}`}
      data-day={day}
      data-on={groupKeys(group)}
      aria-label={`${dayTitle(day)}, ${plural(count, "release")}`}
      className="day-cell release-cell bg-raised font-semibold text-ink transition-colors hover:bg-line-strong"
    >
      {number}
      <span aria-hidden="true" className="absolute bottom-1.5 flex gap-[3px]">
        {group.releases.slice(0, MAX_DOTS).map(({ game }) => (
          <span key={game.id} className="size-1 rounded-full bg-ink-3" />
        ))}
      </span>
    </a>
  );
}
