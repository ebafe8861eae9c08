"use client";

import { useEffect, useState } from "react";

/**
 * A value once it has stayed the same for `delayMs`.
 * @returns that value, and a function that sets it without the wait: for a cleared field or a pressed Enter.
 */
export function useDebounced<T>(value: T, delayMs: number): [T, (value: T) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [settled, setSettled];
}
