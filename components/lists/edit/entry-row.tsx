"use client";

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { GameThumb } from "@/components/games/game-thumb";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { MenuAnchor, MenuItem, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import type { ListEntry } from "@/lib/lists/schema";
import { NoteForm } from "./note-form";

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A row shows no more of a game. */
export type RowEntry = Pick<ListEntry, "gameId" | "name" | "path" | "coverUrl"> &
  Partial<Pick<ListEntry, "releaseDate" | "note">>;

type EntryRowProps = {
  entry: RowEntry;
  /** Null in a list without numbers. */
  rank: number | null;
  isFirst: boolean;
  isLast: boolean;
  onDrag: (event: PointerEvent<HTMLButtonElement>) => void;
  onMoveBy: (step: number) => void;
  removeLabel: string;
  onRemove: () => void;
  /** Undefined if games have no notes. */
  onNote: ((note: string | null) => Promise<unknown>) | undefined;
};

export function EntryRow({
  entry,
  rank,
  isFirst,
  isLast,
  onDrag,
  onMoveBy,
  removeLabel,
  onRemove,
  onNote,
}: EntryRowProps) {
  const { name, path, coverUrl, releaseDate = null, note = null } = entry;
  const row = useRef<HTMLLIElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  /** Undefined before the menu was opened: a list may have 1,000 rows. */
  const [isOpen, setOpen] = useState<boolean>();
  const [isNoting, setNoting] = useState(false);
  const closeNote = () => {
    // Unless it has moved on while the note was saved.
    if (row.current?.contains(document.activeElement)) more.current?.focus();
    setNoting(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMoveBy(step);
  };
  return (
    <li ref={row} className="entry-row">
      <button
        type="button"
        aria-label={`Move ${name}`}
        aria-describedby="move-hint"
        onPointerDown={onDrag}
        onKeyDown={onKeyDown}
        className="entry-handle"
      >
        <Icon name="grip-vertical" className="size-[18px]" />
      </button>
      {rank === null ? null : <span className="entry-rank">{rank}</span>}
      <GameThumb coverUrl={coverUrl} />
      <div className="entry-text">
        <Link href={path} className="font-semibold [overflow-wrap:anywhere] hover:underline">
          {name}
        </Link>
        {releaseDate === null ? null : (
          <span className="ml-2 text-[13px] text-ink-3 tabular-nums">{releaseDate.slice(0, 4)}</span>
        )}
        {isNoting && onNote ? (
          <NoteForm name={name} note={note} onSave={onNote} onClose={closeNote} />
        ) : note ? (
          <p className="whitespace-pre-line text-[14px] text-ink-2 [overflow-wrap:anywhere]">{note}</p>
        ) : null}
      </div>
      <div className="relative">
        <Button
          ref={more}
          variant="ghost"
          size="icon"
          aria-label={`More for ${name}`}
          aria-haspopup="menu"
          aria-expanded={isOpen ?? false}
          onClick={() => setOpen(true)}
        >
          <Icon name="ellipsis" className="size-5" />
        </Button>
        {isOpen === undefined ? null : (
          <MenuOrSheet
            open={isOpen}
            onOpenChange={setOpen}
            label={`More for ${name}`}
            trigger={
              <MenuAnchor onFocus={() => (row.current?.querySelector("textarea") ?? more.current)?.focus()} />
            }
          >
            {onNote ? (
              <MenuItem icon="pencil" onSelect={() => setNoting(true)}>
                {note ? "Edit the note" : "Add a note"}
              </MenuItem>
            ) : null}
            <MenuItem icon="chevron-up" disabled={isFirst} onSelect={() => onMoveBy(-1)}>
              Move up
            </MenuItem>
            <MenuItem icon="chevron-down" disabled={isLast} onSelect={() => onMoveBy(1)}>
              Move down
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon="trash-2" tone="danger" onSelect={onRemove}>
              {removeLabel}
            </MenuItem>
          </MenuOrSheet>
        )}
      </div>
    </li>
  );
}
