"use client";

import { useEffect } from "react";

let isStarted = false;

/**
 * Mount once in the root layout. An element gets a tooltip by `data-tip="…"`; the code loads with the first
 * hover or focus of such an element. There are none on touch, so tooltips only repeat other text.
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
