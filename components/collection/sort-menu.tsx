"use client";

import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import { useMenuButton } from "@/components/ui/use-menu-button";
import type { CollectionSort } from "@/lib/collection/sort";
import { SORT_LABELS } from "./sort-labels";

export type SortMenuProps = { sort: CollectionSort; onSort: (sort: CollectionSort) => void };

/** The order of the shelf. The menu itself is loaded when the pointer comes near. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const [menu, loadMenu] = useLazy(() => import("./sort-menu-live"));
  const [control, menuButton] = useMenuButton(loadMenu);
  return (
    <div className="relative">
      <Button
        {...menuButton}
        aria-label={`Sort by: ${SORT_LABELS[sort]}`}
        className="max-sm:gap-1.5 max-sm:px-2.5"
      >
        <ArrowDownWideNarrow aria-hidden="true" className="size-4 text-ink-3" />
        {SORT_LABELS[sort]}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
      </Button>
      {menu ? <menu.SortMenuLive control={control} sort={sort} onSort={onSort} /> : null}
    </div>
  );
}
