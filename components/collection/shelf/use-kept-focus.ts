"use client";

import { type FocusEvent, useState } from "react";

/**
 * The games around the one that has the focus: they stay rendered when they are scrolled away, so that the focus is not
 * lost and the tab key goes on from there.
 * @returns their numbers, and what the list needs to know of the focus
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
      // Another window took the focus: this one gets it back at the same place.
      if (!event.relatedTarget && !document.hasFocus()) return;
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
    },
  };
}
