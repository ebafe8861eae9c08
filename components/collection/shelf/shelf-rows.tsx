"use client";

import { useEffect, useRef } from "react";
import { usePendingChanges, withChanges } from "@/components/collection/optimistic-changes";
import { Button } from "@/components/ui/button";
import type { CollectionFilter } from "@/lib/collection/keys";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfBoards, ShelfCell } from "./shelf-grid";
import { useCardWalk } from "./use-card-walk";
import { useKeptFocus } from "./use-kept-focus";
import { type RowWindow, useRowWindow } from "./use-row-window";
import { useShelfPages } from "./use-shelf-pages";

/** Rendered first, to be measured. */
const FIRST_CELLS = 14;
/** For the shadow of the last board. */
const FOOT_PX = 16;

type ShelfRowsProps = {
  filter: CollectionFilter;
  count: number;
  /** Position of the first game on the whole shelf. */
  offset?: number;
  onView?: (view: RowWindow) => void;
};

/** A virtualised list: as high as the whole shelf, with only the rows near the screen. */
export function ShelfRows({ filter, count, offset = 0, onView }: ShelfRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const view = useRowWindow(list, count);
  useEffect(() => {
    if (view) onView?.(view);
  }, [view, onView]);
  const { kept, ...focusProps } = useKeptFocus(count);
  const walk = useCardWalk(view?.columns ?? 1, count);

  const first = Math.min((view?.start ?? 0) * (view?.columns ?? 0), count);
  const end = Math.min(view ? view.end * view.columns : FIRST_CELLS, count);
  const near = Array.from({ length: Math.max(end - first, 0) }, (_, n) => first + n);
  const before = view ? kept.filter((index) => index < first) : [];
  const after = view ? kept.filter((index) => index >= end) : [];
  const indexes = [...before, ...near, ...after];
  const changes = usePendingChanges();
  const { itemAt, isFailed, isRetrying, retry } = useShelfPages(
    filter,
    indexes.map((index) => index + offset),
  );
  return (
    <>
      <ShelfBoards ref={list} style={view ? sizeOf(view, count) : undefined} {...focusProps} {...walk}>
        {withKeys(indexes, (index) => itemAt(index + offset)).map(({ key, index, item }) => {
          const isApart = index < first || index >= end;
          const shown = item && withChanges(item, changes);
          if (item && !shown) return null;
          return (
            <ShelfCell
              key={key}
              item={shown}
              index={index}
              count={count}
              {...(isApart && view ? apart(view, index) : null)}
            />
          );
        })}
      </ShelfBoards>
      {isFailed ? <PagesFailed isRetrying={isRetrying} onRetry={retry} /> : null}
    </>
  );
}

/** Shown while games in view could not be loaded. */
function PagesFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full items-center gap-4 rounded-card border border-line bg-surface py-2.5 pr-2.5 pl-4 shadow-float">
      <p role="alert">These games could not be loaded.</p>
      <Button size="sm" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function heightOf({ columns, pitchPx, gapPx }: RowWindow, count: number): number {
  return Math.ceil(count / columns) * pitchPx - gapPx + FOOT_PX;
}

function sizeOf(view: RowWindow, count: number) {
  const { pitchPx, start } = view;
  return {
    height: heightOf(view, count),
    paddingTop: start * pitchPx,
    // Padding replaces the rows removed above: nothing to correct.
    overflowAnchor: "none" as const,
  };
}

/** Position of a focused game outside the rendered rows. */
function apart({ columns, pitchPx }: RowWindow, index: number) {
  const top = Math.floor(index / columns) * pitchPx;
  return { "data-apart": true, style: { position: "absolute" as const, top, width: `${100 / columns}%` } };
}

type Cell = { key: string; index: number; item: CollectionItem | null };

/** Keyed by game, so that elements move with it. During a refetch a game may be on two pages for a moment. */
function withKeys(indexes: number[], itemAt: (index: number) => CollectionItem | null): Cell[] {
  const seen = new Set<number>();
  return indexes.map((index) => {
    const item = itemAt(index);
    if (!item || seen.has(item.game.id)) return { key: `at-${index}`, index, item };
    seen.add(item.game.id);
    return { key: `game-${item.game.id}`, index, item };
  });
}
