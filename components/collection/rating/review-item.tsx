"use client";

import type { GameRef } from "@/components/collection/use-shelf-writes";
import { MenuItem } from "@/components/ui/menu-or-sheet";
import { useReviewItem } from "./use-review-item";

/** Opens the rating sheet from a menu of a game on the shelf. The own review is read once the menu is open. */
export function ReviewItem({ game }: { game: GameRef }) {
  const { icon, label, onSelect } = useReviewItem(game);
  return (
    <MenuItem icon={icon} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
}
