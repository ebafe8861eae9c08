"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Set by boot-script.tsx: the buttons that were pressed so far, of which it then keeps no more. */
    takeEarlyClicks?: () => Set<HTMLButtonElement>;
  }
}

const RETRY_MS = 50;
/** By then a pressed part of the page has been taken over, or its script will not come. */
const GIVE_UP_MS = 10_000;

/**
 * Presses the buttons again that a person has pressed before React was there to hear it: before its scripts were, or in a
 * part of the page whose own script comes later. React lets no click through to such a part.
 */
export function EarlyClicks() {
  useLayoutEffect(() => {
    const unheard = new Map<HTMLButtonElement, number>();
    let retry: ReturnType<typeof setInterval> | undefined;
    const pressAgain = () => {
      for (const [button, since] of unheard) {
        if (button.isConnected && performance.now() - since < GIVE_UP_MS) button.click();
        else unheard.delete(button);
      }
      if (unheard.size > 0) return;
      clearInterval(retry);
      retry = undefined;
    };
    const keep = (button: HTMLButtonElement) => {
      unheard.set(button, performance.now());
      button.addEventListener("click", () => unheard.delete(button), { once: true });
      retry ??= setInterval(pressAgain, RETRY_MS);
    };
    const onClick = ({ isTrusted, target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
      if (isTrusted && button) keep(button);
    };
    for (const button of window.takeEarlyClicks?.() ?? []) keep(button);
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      clearInterval(retry);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, []);
  return null;
}
