"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Hands over what stood in a field before React took it over: typed by a quick person, or filled in by a password
 * manager. React keeps such a text on the screen and does not tell the state of it.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  onTaken: (text: string, hasFocus: boolean) => void,
): void {
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const hasFocus = document.activeElement === input;
    if (input.value || hasFocus) take(input.value, hasFocus);
  }, [field]);
}
