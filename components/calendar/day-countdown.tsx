"use client";

import { countdown } from "@/lib/calendar/countdown";
import { useToday } from "./use-today";

/** Days until the date; takes the month's place, so that nothing moves after hydration. */
export function DayCountdown({ day, month }: { day: string; month: string }) {
  const today = useToday();
  const text = today && countdown(day, today);
  return (
    <span
      data-soon={text && day >= today ? "" : undefined}
      className="block truncate text-ink-3 tabular-nums data-[soon]:font-semibold data-[soon]:text-lamp-text"
    >
      {text || month}
    </span>
  );
}
