import { dayTitle } from "./day";
import { DayCountdown } from "./day-countdown";

/** A day: number, weekday and countdown. */
export function DayTitle({ day }: { day: string }) {
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
