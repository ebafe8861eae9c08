"use client";

import { DropdownMenuTrigger } from "./dropdown-menu";
import type { MenuControl } from "./use-menu-button";

/** Anchors a menu to its `useMenuButton` button: same size, in the same `relative` box. */
export function MenuPlace({ button }: Pick<MenuControl, "button">) {
  return (
    <DropdownMenuTrigger asChild>
      <span
        aria-hidden="true"
        tabIndex={-1}
        onFocus={() => button.current?.focus()}
        className="pointer-events-none absolute inset-0"
      />
    </DropdownMenuTrigger>
  );
}

/** Keeps a click on the button from closing the menu twice. */
export function leaveToButton({ button }: Pick<MenuControl, "button">) {
  return (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
}
