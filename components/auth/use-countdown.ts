"use client";

import { useEffect, useState } from "react";

/** GoTrue's minimum between two mails to one address. */
export const SECONDS_BETWEEN_MAILS = 60;

const TICK_MS = 1000;

/**
 * A countdown in whole seconds. Uses the clock, so that time in a suspended tab counts.
 * @param initial seconds of a countdown that starts at once
 */
export function useCountdown(initial = 0): { seconds: number; start: (seconds: number) => void } {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => now + initial * TICK_MS);
  const seconds = Math.max(0, Math.ceil((until - now) / TICK_MS));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (wait: number) => {
    const at = Date.now();
    setNow(at);
    setUntil(at + wait * TICK_MS);
  };
  return { seconds, start };
}

export function secondsText(seconds: number): string {
  return `${seconds} s`;
}
