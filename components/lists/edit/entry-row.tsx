"use client";

import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from "react";
import { GameThumb } from "@/components/games/game-thumb";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ListEntry } from "@/lib/lists/schema";
import { NoteForm } from "./note-form";

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Of the button that has the focus once no game is left. */
export const ADD_GAMES_ID = "add-games";

type EntryRowProps = {
  entry: ListEntry;
  /** Null in a list without numbers. */
  rank: number | null;
  isFirst: boolean;
  isLast: boolean;
  onDrag: (event: PointerEvent<HTMLButtonElement>) => void;
  onMoveBy: (step: number) => void;
  onRemove: () => void;
  onNote: (note: string | null) => Promise<unknown>;
};

export function EntryRow({
  entry,
  rank,
  isFirst,
  isLast,
  onDrag,
  onMoveBy,
  onRemove,
  onNote,
}: EntryRowProps) {
  const { name, path, coverUrl, releaseDate, note } = entry;
  const row = useRef<HTMLLIElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const [isNoting, setNoting] = useState(false);
  const closeNote = () => {
    // Unless it has moved on while the note was saved.
    if (row.current?.contains(document.activeElement)) pencil.current?.focus();
    setNoting(false);
  };
  const remove = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const removal = next?.querySelector<HTMLElement>(".entry-buttons > :last-child");
    (removal ?? document.getElementById(ADD_GAMES_ID))?.focus();
    onRemove();
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
        <Link
          href={path}
          className="font-medium text-[15px] leading-snug [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
        {releaseDate === null ? null : (
          <span className="ml-2 text-[13px] text-ink-3 tabular-nums">{releaseDate.slice(0, 4)}</span>
        )}
        {isNoting ? (
          <NoteForm name={name} note={note} onSave={onNote} onClose={closeNote} />
        ) : note ? (
          <p className="mt-1 whitespace-pre-line text-[14px] text-ink-2 [overflow-wrap:anywhere]">{note}</p>
        ) : null}
      </div>
      <div className="entry-buttons">
        <RowButton
          ref={pencil}
          icon="pencil"
          label={`${note ? "Edit the note on" : "Add a note to"} ${name}`}
          tip={note ? "Edit note" : "Add a note"}
          isExpanded={isNoting}
          onPress={() => (isNoting ? closeNote() : setNoting(true))}
        />
        <RowButton
          icon="chevron-up"
          label={`Move ${name} up`}
          tip="Move up"
          isOff={isFirst}
          onPress={() => onMoveBy(-1)}
        />
        <RowButton
          icon="chevron-down"
          label={`Move ${name} down`}
          tip="Move down"
          isOff={isLast}
          onPress={() => onMoveBy(1)}
        />
        <RowButton icon="x" label={`Remove ${name} from the list`} tip="Remove" onPress={remove} />
      </div>
    </li>
  );
}

type RowButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  icon: IconName;
  label: string;
  tip: string;
  isOff?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
};

/** Not `disabled` at an end of the list, which would lose the focus. */
function RowButton({ ref, icon, label, tip, isOff, isExpanded, onPress }: RowButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isExpanded}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-tip={tip}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="grid size-9 place-items-center rounded-[10px] text-ink-3 transition-colors duration-150 hover:bg-raised hover:text-ink aria-disabled:opacity-35"
    >
      <Icon name={icon} className="size-[17px]" />
    </button>
  );
}
