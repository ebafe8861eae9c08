"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useMenuButton } from "@/components/ui/use-menu-button";
import type { ShelfGroup } from "@/lib/collection/shelf-choices";
import type { CollectionSort } from "@/lib/collection/sort";
import { SORT_LABELS } from "@/lib/collection/sort";

export type SortMenuProps = {
  sort: CollectionSort;
  onSort: (sort: CollectionSort) => void;
  group: ShelfGroup | null;
  onGroup: (group: ShelfGroup | null) => void;
};

/** The menu itself loads on hover or focus. */
export function SortMenu(props: SortMenuProps) {
  const [menu, loadMenu] = useLazy(() => import("./sort-menu-content"));
  const [control, menuButton] = useMenuButton(loadMenu);
  return (
    <div className="relative min-w-0">
      <Button
        {...menuButton}
        aria-label={`Sort by: ${SORT_LABELS[props.sort]}`}
        className="max-w-full max-sm:gap-1.5 max-sm:px-2.5"
      >
        <Icon name="arrow-down-wide-narrow" className="size-4 shrink-0 text-ink-3" />
        <span className="truncate max-sm:sr-only">{SORT_LABELS[props.sort]}</span>
        <Icon name="chevron-down" className="size-4 shrink-0 text-ink-3" />
      </Button>
      {menu ? <menu.SortMenuContent control={control} {...props} /> : null}
    </div>
  );
}
