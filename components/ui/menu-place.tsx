"use client";

import { DropdownMenuTrigger } from "./dropdown-menu";
import type { MenuControl } from "./use-menu-button";

/** Where a menu stands that a button of `useMenuButton` opens: as large as the button, within the same `relative` box. */
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

/** For the menu's content: the button opens and closes it by itself. */
export function leaveToButton({ button }: Pick<MenuControl, "button">) {
  return (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
}
