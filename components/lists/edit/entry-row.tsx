"use client";

import { type KeyboardEvent, type PointerEvent, useState } from "react";
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

type EntryRowProps = {
  entry: ListEntry;
  /** Null in a list without numbers. */
  rank: number | null;
  isFirst: boolean;
  isLast: boolean;
  onDrag: (event: PointerEvent<HTMLButtonElement>) => void;
  onMoveBy: (step: number) => void;
  onRemove: () => void;
  onNote: (note: string | null) => Promise<void>;
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
  const [isNoting, setNoting] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMoveBy(step);
  };
  return (
    <li className="entry-row">
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
          <NoteForm name={name} note={note} onSave={onNote} onClose={() => setNoting(false)} />
        ) : note ? (
          <p className="mt-1 whitespace-pre-line text-[14px] text-ink-2 [overflow-wrap:anywhere]">{note}</p>
        ) : null}
      </div>
      <div className="entry-buttons">
        <RowButton
          icon="pencil"
          label={`${note ? "Edit" : "Add"} the note of ${name}`}
          tip={note ? "Edit note" : "Add a note"}
          onPress={() => setNoting(!isNoting)}
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
        <RowButton icon="x" label={`Remove ${name} from the list`} tip="Remove" onPress={onRemove} />
      </div>
    </li>
  );
}

type RowButtonProps = { icon: IconName; label: string; tip: string; isOff?: boolean; onPress: () => void };

/** Not `disabled` at an end of the list, which would lose the focus. */
function RowButton({ icon, label, tip, isOff, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
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
