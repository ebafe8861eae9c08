"use client";

import { useSyncExternalStore } from "react";

/** The spec's distance from the window's top at which a section becomes active. */
const ACTIVE_WITHIN_PX = 80;
/** Positions are fractional on scaled screens. */
const TOLERANCE_PX = 1;

/** The section of the visible page; hidden pages may have sections with the same ids. */
export function findSection(id: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`main [id="${CSS.escape(id)}"]`);
  return [...found].find((element) => element.checkVisibility());
}

function subscribe(listener: () => void): () => void {
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("resize", onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("resize", onScroll);
  };
}

/** The last section whose top is within 80 px of the window's, else the first; at the page's end, the one linked to. */
function readActive(ids: readonly string[]): string | null {
  const tops = ids.map((id) => findSection(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  const reached = tops.findLastIndex((top) => top <= ACTIVE_WITHIN_PX + TOLERANCE_PX);
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - TOLERANCE_PX;
  if (isAtEnd) {
    // The last sections cannot reach the line.
    const asked = ids.indexOf(location.hash.slice(1));
    if (asked > reached) return ids[asked] ?? null;
  }
  return ids[Math.max(reached, 0)] ?? null;
}

/** The id of the active section; null if there is none. */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const ids = sections.map(({ id }) => id);
  return useSyncExternalStore(
    subscribe,
    () => readActive(ids),
    () => ids[0] ?? null,
  );
}
