"use client";

import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { isKeyClick } from "./is-key-click";

export type MenuControl = {
  /** Gets the focus back when the menu closes. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * State for a button whose menu is loaded on demand (`load`). It is not Radix's own trigger: a press during
 * the load would be lost. The menu contains a `MenuPlace`.
 */
export function useMenuButton(load: () => void, isBusy = false) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    load();
    setOpen(!open && !isBusy);
  };
  const control: MenuControl = { button, open, onOpenChange: setOpen };
  const props = {
    ref: button,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    onPointerEnter: load,
    onFocus: load,
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0 || event.ctrlKey) return;
      // Keeps the opening menu from returning the focus here.
      event.preventDefault();
      // Ignores the second press of a double click.
      if (event.detail < 2) toggle();
    },
    // By keyboard or screen reader; pointers are handled in pointerdown.
    onClick(event: MouseEvent) {
      if (isKeyClick(event)) toggle();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "ArrowDown" || open) return;
      event.preventDefault();
      toggle();
    },
  } as const;
  return [control, props] as const;
}
