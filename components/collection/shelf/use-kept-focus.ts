"use client";

import { type FocusEvent, useState } from "react";

/**
 * Keeps the focused game and its neighbours rendered when they are scrolled out of view, so that Tab continues from there.
 * @returns their indexes, and the list's event handlers
 */
export function useKeptFocus(count: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const kept =
    focused === null
      ? []
      : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return {
    kept,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = event.target.closest<HTMLElement>("[data-index]");
      if (cell) setFocused(Number(cell.dataset.index));
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Another window took the focus; it returns to the same element.
      if (!event.relatedTarget && !document.hasFocus()) return;
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
    },
  };
}
