"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dragRow } from "./drag-row";
import { EntryRow, type RowEntry } from "./entry-row";
import { type Move, moveTo } from "./moves";
import "./entry-rows.css";

type EntryRowsProps = {
  entries: readonly RowEntry[];
  isRanked: boolean;
  /** The id of the button that gets the focus when no game is left. */
  addGamesId: string;
  onMove: (move: Move) => void;
  removeLabel?: string;
  onRemove: (entry: RowEntry) => void;
  onNote?: (gameId: number, note: string | null) => Promise<unknown>;
};

/** Games in an order, which are moved by their handle, with the pointer or the arrow keys, or by a menu. */
export function EntryRows({
  entries,
  isRanked,
  addGamesId,
  onMove,
  removeLabel = "Remove from the list",
  onRemove,
  onNote,
}: EntryRowsProps) {
  const [news, setNews] = useState("");
  // A moved element may lose the focus.
  const focused = useRef<HTMLElement | null>(null);
  const rows = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element?.isConnected) element.focus();
  });
  const move = (from: number, to: number) => {
    const change = moveTo(entries, from, to);
    if (!change) return;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMove(change);
    setNews(`${entries[from]?.name} is now ${to + 1} of ${entries.length}.`);
  };
  const remove = (entry: RowEntry, index: number) => {
    const next = rows.current?.children[index + 1] ?? rows.current?.children[index - 1];
    const target = next?.querySelector<HTMLElement>("[aria-haspopup]") ?? document.getElementById(addGamesId);
    // Once the menu has closed, which keeps the focus.
    setTimeout(() => target?.focus());
    onRemove(entry);
  };
  return (
    <>
      <p id="move-hint" className="sr-only">
        Drag, or press the arrow keys, Home or End.
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={rows} className="entry-rows">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.gameId}
            entry={entry}
            rank={isRanked ? index + 1 : null}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onDrag={(event) =>
              dragRow(event.nativeEvent, event.currentTarget, (from, to) => flushSync(() => move(from, to)))
            }
            onMoveBy={(step) => move(index, Math.max(0, Math.min(entries.length - 1, index + step)))}
            removeLabel={removeLabel}
            onRemove={() => remove(entry, index)}
            onNote={onNote && ((note) => onNote(entry.gameId, note))}
          />
        ))}
      </ol>
    </>
  );
}
