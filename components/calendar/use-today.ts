"use client";

import { useSyncExternalStore } from "react";
import { localDay } from "@/lib/calendar/countdown";

/** The page may be open over midnight, so this checks again when it becomes visible. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** The visitor's date, "2026-11-20"; null before hydration, since the page is equal for everyone. */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => null,
  );
}
