"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The text of a field, and the same text once nobody has typed for `delayMs`.
 * `set(text, true)` skips the wait, for a cleared field or a chosen entry.
 */
export function useDebouncedText(delayMs: number, initial = "") {
  const [text, setText] = useState(initial);
  const [settled, setSettled] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: string, atOnce = false) => {
    setText(next);
    clearTimeout(timer.current);
    if (atOnce) setSettled(next);
    else timer.current = setTimeout(() => setSettled(next), delayMs);
  };
  return { text, settled, set };
}
