"use client";

import { useSyncExternalStore } from "react";
import { localDay } from "@/lib/calendar/countdown";

/** The page may lie open over midnight; it looks again when it comes back into sight. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** The visitor's day, "2026-11-20"; null as long as it is the server's page, which is the same for everyone. */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => null,
  );
}
