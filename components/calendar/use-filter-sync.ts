"use client";

import { useLayoutEffect } from "react";
import type { PlatformKey } from "@/lib/calendar/platforms";

/** Applies the chosen platforms to calendar.css while mounted. */
export function useFilterSync(chosen: readonly PlatformKey[]): void {
  const value = chosen.join(" ");
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (value) dataset.platform = value;
    else delete dataset.platform;
    return () => {
      delete dataset.platform;
    };
  }, [value]);
}
