"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a component takes over the server's HTML, true from then on. An island whose script comes late may find
 * answers in the browser's cache that the server did not have: until this is true it renders as if it had none.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
