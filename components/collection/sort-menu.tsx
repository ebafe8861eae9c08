"use client";

import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionSort } from "@/lib/collection/sort";
import { SORT_LABELS } from "./sort-labels";

export type SortMenuProps = { sort: CollectionSort; onSort: (sort: CollectionSort) => void };

/** The order of the shelf. The menu itself is loaded when the pointer comes near. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const [menu, loadMenu] = useLazy(() => import("./sort-menu-live"));
  const [open, setOpen] = useState(false);
  const openMenu = () => {
    loadMenu();
    setOpen(true);
  };
  const trigger = (
    <Button
      aria-label={`Sort by: ${SORT_LABELS[sort]}`}
      aria-haspopup="menu"
      className="max-sm:gap-1.5 max-sm:px-2.5"
      onPointerEnter={loadMenu}
      // Before the menu is there; its own trigger opens on the press too.
      {...(menu ? null : { onPointerDown: openMenu, onClick: openMenu })}
    >
      <ArrowDownWideNarrow aria-hidden="true" className="size-4 text-ink-3" />
      {SORT_LABELS[sort]}
      <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
    </Button>
  );
  if (!menu) return trigger;
  return (
    <menu.SortMenuLive trigger={trigger} open={open} onOpenChange={setOpen} sort={sort} onSort={onSort} />
  );
}
