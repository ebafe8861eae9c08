"use client";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from "@/components/ui/dropdown-menu";
import { leaveToButton, MenuPlace } from "@/components/ui/menu-place";
import type { MenuControl } from "@/components/ui/use-menu-button";
import { COLLECTION_SORTS, SORT_LABELS } from "@/lib/collection/sort";
import type { SortMenuProps } from "./sort-menu";

export type SortMenuLiveProps = SortMenuProps & { control: MenuControl };

export function SortMenuLive({ control, sort, onSort }: SortMenuLiveProps) {
  return (
    <DropdownMenu open={control.open} onOpenChange={control.onOpenChange}>
      <MenuPlace button={control.button} />
      <DropdownMenuContent
        aria-labelledby={undefined}
        aria-label="Sort by"
        onInteractOutside={leaveToButton(control)}
      >
        <DropdownMenuRadioGroup value={sort}>
          {COLLECTION_SORTS.map((name) => (
            <DropdownMenuRadioItem key={name} value={name} onSelect={() => onSort(name)}>
              {SORT_LABELS[name]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
