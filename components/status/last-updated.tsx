"use client";

import { useSyncExternalStore } from "react";
import { timeAgo } from "@/lib/status/time-ago";

const TICK_MS = 10_000;
const EXACT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
});

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}
const readTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/** Relative and exact time of a check, in the visitor's time zone. Browser only. */
export function LastUpdated({ date }: { date: string }) {
  const now = useSyncExternalStore(subscribe, readTick, readTick);
  const time = Date.parse(date);
  return (
    <time dateTime={date} className="block whitespace-nowrap">
      <span className="block h-[22px] text-ink">{timeAgo(time, now)}</span>
      <span className="block h-[20px] text-[13px] text-ink-3 tabular-nums leading-[20px]">
        {EXACT.format(time)}
      </span>
    </time>
  );
}
