"use client";

import { useToday } from "./use-today";

/** Marks today in the table. */
export function TodayMark() {
  const today = useToday();
  return today ? <style>{`[data-day="${today}"]{box-shadow:inset 0 0 0 1.5px var(--lamp)}`}</style> : null;
}
