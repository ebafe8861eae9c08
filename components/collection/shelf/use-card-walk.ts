"use client";

import type { KeyboardEvent } from "react";
import { focusCell } from "@/components/collection/card/card-cells";

/** Arrow keys walk the cards of a list; from its link and its menu's button. */
export function useCardWalk(columns: number, count: number) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, key } = event;
      if (!(target instanceof HTMLElement && target.matches(".game-link, .card-more, [type=checkbox]")))
        return;
      const cell = target.closest<HTMLElement>("[data-index]");
      if (!cell || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const at = Number(cell.dataset.index);
      const steps: Record<string, number> = {
        ArrowLeft: -1,
        ArrowRight: 1,
        ArrowUp: -columns,
        ArrowDown: columns,
      };
      const step = steps[key];
      if (step === undefined || event.defaultPrevented) return;
      const next = at + step;
      if (next < 0 || next >= count) return;
      event.preventDefault();
      focusCell(currentTarget, next);
    },
  };
}
