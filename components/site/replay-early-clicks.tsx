"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** Set by boot-script.tsx: returns the buttons clicked so far and stops recording. */
    takeEarlyClicks?: () => Set<HTMLButtonElement>;
  }
}

const RETRY_MS = 50;
/** By then a clicked part of the page is hydrated, or its script has failed. */
const GIVE_UP_MS = 10_000;

/**
 * Repeats clicks on buttons that came before hydration: React ignores a click on a part of the page that is not hydrated
 * yet.
 */
export function ReplayEarlyClicks() {
  useLayoutEffect(() => {
    const unhandled = new Map<HTMLButtonElement, number>();
    let retry: ReturnType<typeof setInterval> | undefined;
    const clickAgain = () => {
      for (const [button, since] of unhandled) {
        if (button.isConnected && performance.now() - since < GIVE_UP_MS) button.click();
        else unhandled.delete(button);
      }
      if (unhandled.size > 0) return;
      clearInterval(retry);
      retry = undefined;
    };
    const record = (button: HTMLButtonElement) => {
      unhandled.set(button, performance.now());
      button.addEventListener("click", () => unhandled.delete(button), { once: true });
      retry ??= setInterval(clickAgain, RETRY_MS);
    };
    const onClick = ({ isTrusted, target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
      if (isTrusted && button) record(button);
    };
    for (const button of window.takeEarlyClicks?.() ?? []) record(button);
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      clearInterval(retry);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, []);
  return null;
}
