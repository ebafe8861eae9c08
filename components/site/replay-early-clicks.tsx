"use client";

import { useLayoutEffect } from "react";

const RETRY_MS = 50;
/** By then a clicked part of the page is hydrated, or its script has failed. */
const GIVE_UP_MS = 10_000;

/**
 * Repeats clicks on buttons that came before hydration: React ignores a click on a part of the page that is not hydrated
 * yet. Enter in a field clicks the form's button, which has `data-waits` until then.
 */
export function ReplayEarlyClicks() {
  useLayoutEffect(() => {
    const unhandled = new Map<HTMLButtonElement, number>();
    let retry: ReturnType<typeof setInterval> | undefined;
    const clickAgain = () => {
      for (const [button, since] of unhandled) {
        if (!button.isConnected || performance.now() - since > GIVE_UP_MS) unhandled.delete(button);
        else if (button.ariaDisabled !== "true") button.click();
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
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const button =
        key === "Enter" && target instanceof HTMLInputElement && target.form?.querySelector("[data-waits]");
      if (button instanceof HTMLButtonElement) record(button);
    };
    for (const button of window.takeEarlyClicks?.() ?? []) record(button);
    window.addEventListener("click", onClick, { capture: true });
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      clearInterval(retry);
      window.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
  return null;
}
