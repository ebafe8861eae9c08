"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";

const LONG_PRESS_MS = 450;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Handlers that call `onPress` after a long touch, or a right click. The click that ends a long touch is swallowed. */
export function useLongPress(onPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      isDone.current = false;
      if (pointerType !== "touch" || !isPrimary) return;
      const timer = window.setTimeout(() => {
        isDone.current = true;
        onPress();
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      // A long touch has its own timer.
      if (!press.current && !isDone.current) onPress();
    },
    onClickCapture(event: MouseEvent) {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
