"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Set by boot-script.tsx: the buttons that were pressed so far, of which it then keeps no more. */
    takeEarlyClicks?: () => Set<HTMLButtonElement>;
  }
}

const RETRY_MS = 50;
/** By then every part of a page has been taken over, or its script will not come. */
const WATCH_MS = 10_000;

/**
 * Presses the buttons again that a quick person has pressed before React was there to hear it: before its scripts were, or
 * in a part of the page whose own script came later. React lets no click through to such a part.
 */
export function EarlyClicks() {
  useLayoutEffect(() => {
    const unheard = new Set<HTMLButtonElement>();
    const keep = (button: HTMLButtonElement) => {
      unheard.add(button);
      button.addEventListener("click", () => unheard.delete(button), { once: true });
    };
    const onClick = ({ isTrusted, target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
      if (isTrusted && button) keep(button);
    };
    for (const button of window.takeEarlyClicks?.() ?? []) keep(button);
    window.addEventListener("click", onClick, { capture: true });
    const retry = setInterval(() => {
      for (const button of unheard) button.click();
    }, RETRY_MS);
    const stop = () => {
      clearInterval(retry);
      window.removeEventListener("click", onClick, { capture: true });
    };
    const end = setTimeout(stop, WATCH_MS);
    return () => {
      clearTimeout(end);
      stop();
    };
  }, []);
  return null;
}
