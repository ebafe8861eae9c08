"use client";

import { useState } from "react";
import { openEditor, preloadEditor } from "@/components/collection/edit/editor";
import { openPlayLog, preloadPlayLog } from "@/components/collection/plays/play-log";
import { usePlayActions } from "@/components/collection/plays/use-play-actions";
import { ReviewItem } from "@/components/collection/rating/review-item";
import { useFavourite } from "@/components/collection/use-favourite";
import { useRemoveGame } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MenuItem, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { toastError, toastSuccess } from "@/components/ui/toast-store";
import { useLazy } from "@/components/ui/use-lazy";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { releaseNote, type Status } from "@/lib/collection/status";
import type { StripGame } from "./strip-game";

type MoreMenuProps = {
  game: StripGame;
  item: CollectionItem | null;
  status: Status | null;
  play: Play | null;
  listCount: number;
};

/** Everything but the next step. */
export function MoreMenu({ game, item, status, play, listCount }: MoreMenuProps) {
  const [lists, loadLists] = useLazy(() => import("@/components/collection/add-to-list/add-to-list-dialog"));
  const [isListing, setListing] = useState(false);
  const [now] = useState(() => Date.now());
  const actions = usePlayActions(game, play);
  const removing = useRemoveGame(game);
  const canFinish = status !== "completed" && releaseNote(game, now) === null;
  return (
    <>
      <MenuOrSheet
        label="More"
        className="md:w-[252px]"
        trigger={
          <Button
            variant="ghost"
            aria-label="More"
            onPointerEnter={() => {
              preloadEditor();
              preloadPlayLog();
            }}
            className="strip-more"
          >
            <Icon name="ellipsis" className="size-5" />
          </Button>
        }
      >
        {play?.timerStartedAt ? (
          <MenuItem icon="x" onSelect={actions.discardTimer}>
            Discard the timer
          </MenuItem>
        ) : null}
        {canFinish ? (
          <MenuItem icon="flag" onSelect={actions.finish}>
            Finish
          </MenuItem>
        ) : null}
        {item ? <ReviewItem game={game} /> : null}
        <MenuItem
          icon="list-plus"
          hint={listCount > 0 ? `In ${listCount}` : undefined}
          onSelect={() => {
            loadLists();
            setListing(true);
          }}
        >
          Add to a list
        </MenuItem>
        {item ? (
          <>
            <FavouriteItem game={game} />
            <MenuItem icon="history" onSelect={() => openPlayLog(game)}>
              Plays
            </MenuItem>
            <MenuItem icon="pencil" onSelect={() => openEditor(item, game)}>
              Notes, dates, copies, tags
            </MenuItem>
          </>
        ) : null}
        <MenuSeparator />
        <MenuItem icon="share-2" onSelect={() => void share(game)}>
          Share
        </MenuItem>
        {item ? (
          <MenuItem icon="trash-2" tone="danger" onSelect={() => void removing.remove()}>
            Remove from collection
          </MenuItem>
        ) : null}
      </MenuOrSheet>
      {lists && isListing ? <lists.AddToListDialog game={game} onClose={() => setListing(false)} /> : null}
    </>
  );
}

/** Its favourites are read once the menu is open. */
function FavouriteItem({ game }: { game: StripGame }) {
  const { icon, label, onSelect } = useFavourite(game);
  return (
    <MenuItem icon={icon} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
}

/** By the device's own sheet, otherwise by copying the address. */
async function share({ name, path }: StripGame): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      return await navigator.share({ title: name, url });
    await navigator.clipboard.writeText(url);
    toastSuccess("Link copied", null);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toastError("The link could not be copied.");
  }
}
