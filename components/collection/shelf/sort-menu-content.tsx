"use client";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { leaveToButton, MenuPlace } from "@/components/ui/menu-place";
import type { MenuControl } from "@/components/ui/use-menu-button";
import { SHELF_GROUPS } from "@/lib/collection/shelf-choices";
import { COLLECTION_SORTS, SORT_LABELS } from "@/lib/collection/sort";
import { GROUP_LABELS } from "./active-choices";
import type { SortMenuProps } from "./sort-menu";

const LABEL = "px-2.5 pt-1.5 pb-1 font-semibold text-[12.5px] text-ink-3";

export type SortMenuContentProps = SortMenuProps & { control: MenuControl };

export function SortMenuContent({ control, sort, onSort, group, onGroup }: SortMenuContentProps) {
  return (
    <DropdownMenu open={control.open} onOpenChange={control.onOpenChange}>
      <MenuPlace button={control.button} />
      <DropdownMenuContent
        aria-labelledby={undefined}
        aria-label="Sort and group by"
        className="max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto"
        onInteractOutside={leaveToButton(control)}
      >
        <p aria-hidden="true" className={LABEL}>
          Sort by
        </p>
        <DropdownMenuRadioGroup value={sort} aria-label="Sort by">
          {COLLECTION_SORTS.map((name) => (
            <DropdownMenuRadioItem key={name} value={name} onSelect={() => onSort(name)}>
              {SORT_LABELS[name]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <p aria-hidden="true" className={LABEL}>
          Group by
        </p>
        <DropdownMenuRadioGroup value={group ?? ""} aria-label="Group by">
          {[null, ...SHELF_GROUPS].map((name) => (
            <DropdownMenuRadioItem key={name} value={name ?? ""} onSelect={() => onGroup(name)}>
              {name ? GROUP_LABELS[name] : "No groups"}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
