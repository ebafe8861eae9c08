"use client";

import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { isKeyClick } from "./is-key-click";

export type MenuControl = {
  /** The button that opens the menu, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * What a button needs that opens a menu which is loaded only then (`load`), and stays the same element when it has come:
 * were it the menu's own trigger, a press that falls between the two would be lost. The menu holds a `MenuPlace`.
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
      // The focus would come back here from the menu that opens.
      event.preventDefault();
      // The second press of a double click would undo the first.
      if (event.detail < 2) toggle();
    },
    // By a key or by a screen reader: a pointer's press has been seen to.
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
