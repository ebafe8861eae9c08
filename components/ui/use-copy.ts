"use client";

import { type RefObject, useState } from "react";

/**
 * Copies a text; if the browser refuses that, selects `field`, so that the user can.
 * @returns what has happened, and the function that copies
 */
export function useCopy(
  text: string,
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): ["copied" | "failed" | null, () => Promise<void>] {
  const [done, setDone] = useState<{ text: string; state: "copied" | "failed" } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, state: "copied" });
    } catch {
      field.current?.select();
      setDone({ text, state: "failed" });
    }
  };
  return [done?.text === text ? done.state : null, copy];
}
