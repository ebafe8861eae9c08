"use client";

import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { AddToListDialog } from "@/components/collection/add-to-list/add-to-list-dialog";
import { MenuAnchor, MenuItem, MenuLabel, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { statusesOptions } from "@/lib/collection/queries";
import { type Release, releaseNote } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";
import { ReviewItem } from "./rating/review-item";
import { StatusItems } from "./status-items";
import { saveFailure, useSaveStatus } from "./use-shelf-writes";

type QuickMenuProps = {
  game: { id: number; name: string } & Release;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Adds a game of the catalogue, changes its status, rates it, or adds it to a list, from the button of its card. */
export function QuickMenu({ game, button, onClose }: QuickMenuProps) {
  const { data: saved = null } = useQuery({
    ...statusesOptions(),
    select: (statuses) => statuses[game.id] ?? null,
  });
  const { status } = useShownStatus(game.id, saved);
  const [now] = useState(() => Date.now());
  const { save } = useSaveStatus(game, saveFailure(saved));
  const [isListing, setListing] = useState(false);
  if (isListing) return <AddToListDialog game={game} opener={button} onClose={onClose} />;
  return (
    <MenuOrSheet
      open
      onOpenChange={(open) => {
        if (!open && !isListing) onClose();
      }}
      label={`Add ${game.name} as`}
      trigger={<MenuAnchor onFocus={() => button.current?.focus()} />}
    >
      <MenuLabel>{game.name}</MenuLabel>
      <StatusItems status={status} note={releaseNote(game, now)} onChoose={save} />
      <MenuSeparator />
      {saved ? <ReviewItem game={game} /> : null}
      <MenuItem
        icon="list-plus"
        onSelect={(event) => {
          event.preventDefault();
          setListing(true);
        }}
      >
        Add to a list
      </MenuItem>
    </MenuOrSheet>
  );
}
