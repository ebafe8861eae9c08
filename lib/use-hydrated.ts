"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False during hydration, then true. A part that hydrates late may find answers in the browser's cache that
 * the server did not have; until this is true it must render without them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
