"use client";

import { useState } from "react";
import { openEditor, preloadEditor } from "@/components/collection/edit/editor";
import { openPlayLog, preloadPlayLog } from "@/components/collection/plays/play-log";
import { usePlayActions } from "@/components/collection/plays/use-play-actions";
import { useRemoveGame } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { toastError, toastSuccess } from "@/components/ui/toast-store";
import { useLazy } from "@/components/ui/use-lazy";
import type { Play } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { releaseNote, type Status } from "@/lib/collection/status";
import type { StripGame } from "./strip-game";

export type MoreMenuProps = {
  game: StripGame;
  item: CollectionItem | null;
  status: Status | null;
  play: Play | null;
  listCount: number;
};

/** Everything but the next step. */
export function MoreMenu({ game, item, status, play, listCount }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [lists, loadLists] = useLazy(() => import("@/components/lists/add-to-list-dialog"));
  const [isListing, setListing] = useState(false);
  const [now] = useState(() => Date.now());
  const actions = usePlayActions(game, play);
  const removing = useRemoveGame(game);
  const canFinish = status !== "completed" && releaseNote(game, now) === null;
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={setOpen}>
        <DropdownMenuTrigger asChild>
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
        </DropdownMenuTrigger>
        <DropdownMenuContent aria-label="More" className="w-[252px]">
          {play?.timerStartedAt ? (
            <Item icon="x" label="Discard the timer" onSelect={actions.discardTimer} />
          ) : null}
          {canFinish ? <Item icon="flag" label="Finish" onSelect={actions.finish} /> : null}
          <Item
            icon="list-plus"
            label="Add to a list"
            note={listCount > 0 ? `In ${listCount}` : undefined}
            onSelect={() => {
              loadLists();
              setListing(true);
            }}
          />
          {item ? (
            <>
              <Item icon="history" label="Plays and copies" onSelect={() => openPlayLog(game)} />
              <Item icon="pencil" label="Notes, dates, tags" onSelect={() => openEditor(item, game)} />
            </>
          ) : null}
          <DropdownMenuSeparator className="mx-3" />
          <Item icon="share-2" label="Share" onSelect={() => void share(game)} />
          {item ? (
            <DropdownMenuItem
              variant="danger"
              onSelect={() => void removing.remove()}
              className="min-h-11 gap-3 px-3 text-[14.5px]"
            >
              <Icon name="trash-2" className="size-[18px]" />
              Remove from collection
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {lists && isListing ? <lists.AddToListDialog game={game} onClose={() => setListing(false)} /> : null}
    </>
  );
}

type ItemProps = { icon: IconName; label: string; note?: string | undefined; onSelect: () => void };

function Item({ icon, label, note, onSelect }: ItemProps) {
  return (
    <DropdownMenuItem onSelect={onSelect} className="min-h-11 gap-3 px-3 text-[14.5px]">
      <Icon name={icon} className="size-[18px] text-ink-3" />
      {label}
      {note ? <span className="ml-auto text-[13px] text-ink-3">{note}</span> : null}
    </DropdownMenuItem>
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
