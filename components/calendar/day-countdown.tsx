"use client";

import { countdown } from "@/lib/calendar/countdown";
import { useToday } from "./use-today";

/** How far the day is. It stands at a line's end, so that nothing moves when it comes. */
export function DayCountdown({ day }: { day: string }) {
  const today = useToday();
  const text = today && countdown(day, today);
  if (!text) return null;
  return (
    <span
      data-soon={day >= today || undefined}
      className="animate-fade-in text-[13.5px] text-ink-3 tabular-nums data-[soon]:font-semibold data-[soon]:text-lamp-text"
    >
      {text}
    </span>
  );
}
