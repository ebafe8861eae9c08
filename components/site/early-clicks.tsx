"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Set by boot-script.tsx: the buttons that were pressed so far, of which it then keeps no more. */
    takeEarlyClicks?: () => Set<HTMLButtonElement>;
  }
}

const RETRY_MS = 50;
const TRIES = 100;

/** Presses the buttons again that a quick person has pressed before React was there to hear it. */
export function EarlyClicks() {
  useLayoutEffect(() => {
    const waiting = window.takeEarlyClicks?.() ?? new Set();
    // React lets no click through to a part of the page that it has not taken over yet.
    for (const button of waiting) {
      button.addEventListener("click", () => waiting.delete(button), { once: true });
    }
    let tries = TRIES;
    const press = () => {
      for (const button of waiting) button.click();
      tries -= 1;
      if (waiting.size > 0 && tries > 0) timer = setTimeout(press, RETRY_MS);
    };
    let timer = setTimeout(press);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
