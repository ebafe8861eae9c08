"use client";

import { useEffect } from "react";

let isStarted = false;

/**
 * Stands once, in the root layout. An element gets a tooltip by `data-tip="…"`; what shows it arrives when the pointer or
 * the keyboard first comes to such an element. Touch has none: what a tooltip says is a repetition, or is said elsewhere.
 */
export function Tooltips() {
  useEffect(() => {
    if (isStarted) return;
    const wake = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      if (!(event.target instanceof Element) || !event.target.closest("[data-tip]")) return;
      sleep();
      isStarted = true;
      import("./tooltip-layer").then(
        ({ startTooltips }) => startTooltips(),
        () => {
          isStarted = false;
        },
      );
    };
    const sleep = () => {
      document.removeEventListener("pointerover", wake);
      document.removeEventListener("focusin", wake);
    };
    document.addEventListener("pointerover", wake);
    document.addEventListener("focusin", wake);
    return sleep;
  }, []);
  return null;
}
