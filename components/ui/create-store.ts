"use client";

import { useSyncExternalStore } from "react";

export type Store<T> = {
  get: () => T | null;
  set: (next: T | null) => void;
  /** @returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** A value outside React's tree, null at first, for distant parts of a page. */
export function createStore<T>(): Store<T> {
  let current: T | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => null;

/** The store's current value; null on the server. */
export function useStored<T>({ subscribe, get }: Store<T>): T | null {
  return useSyncExternalStore(subscribe, get, nothing);
}
