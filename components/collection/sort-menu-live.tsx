"use client";

import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { COLLECTION_SORTS } from "@/lib/collection/sort";
import { SORT_LABELS } from "./sort-labels";
import type { SortMenuProps } from "./sort-menu";

export type SortMenuLiveProps = SortMenuProps & {
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SortMenuLive({ trigger, open, onOpenChange, sort, onSort }: SortMenuLiveProps) {
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent aria-label="Sort by">
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
