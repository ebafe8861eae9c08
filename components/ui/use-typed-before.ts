"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Passes on a value that was typed or auto-filled before hydration, which React keeps in the field but does
 * not put into state.
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
