"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { GameCover } from "@/components/games/game-cover";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { api } from "@/lib/browser-api";
import { plural } from "@/lib/format-count";
import { importKeys } from "@/lib/imports/keys";
import type { ImportGame, ImportRow } from "@/lib/imports/schema";
import { originOf } from "./row-list";
import { MoreRows, RowsMessage, RowsSkeleton } from "./rows-state";
import { useRows } from "./use-rows";

/** Fewer rows than this: the next page is loaded before the last row is decided. */
const FEW_ROWS = 8;

/** Rows that may be one of several games. Keys: 1 to 5 choose, S skips, the arrows move. */
export function CheckList({ id }: { id: string }) {
  const list = useRows(id, "check");
  const { rows, decide, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list;
  const [dialog, loadDialog] = useLazy(() => import("./choose-dialog"));
  const [searching, setSearching] = useState<ImportRow | null>(null);
  const frame = useRef<HTMLUListElement>(null);
  const needsMore =
    rows !== undefined && rows.length < FEW_ROWS && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (needsMore) fetchNextPage();
  }, [needsMore, fetchNextPage]);

  if (!rows) return list.isError ? <RowsMessage list={list} /> : <RowsSkeleton />;
  if (rows.length === 0 && !hasNextPage)
    return <RowsMessage text="All checked. Nothing uncertain is left." />;

  /** The decided row goes, so the focus moves to the one after it. */
  const choose = (row: ImportRow, gameId: number | null) => {
    const item = frame.current?.querySelector(`[data-row="${row.row}"]`);
    if (item?.contains(document.activeElement))
      focusRow(item.nextElementSibling ?? item.previousElementSibling);
    decide({ row: row.row, gameId, skip: gameId === null });
  };
  const search = (row: ImportRow) => {
    loadDialog();
    setSearching(row);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const item = document.activeElement?.closest("[data-row]");
    const row = rows.find((candidate) => String(candidate.row) === item?.getAttribute("data-row"));
    if (!item || !row) return;
    const candidate = /^[1-5]$/.test(event.key) ? row.candidates[Number(event.key) - 1] : undefined;
    if (candidate) choose(row, candidate.id);
    else if (event.key.toLowerCase() === "s") choose(row, null);
    else if (event.key === "ArrowDown") focusRow(item.nextElementSibling);
    else if (event.key === "ArrowUp") focusRow(item.previousElementSibling);
    else if (event.key === "ArrowRight") focusBeside(item, 1);
    else if (event.key === "ArrowLeft") focusBeside(item, -1);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-[13.5px] text-ink-3 [@media(hover:none)]:hidden">
          With the focus in the list: <Key>1</Key>–<Key>5</Key> choose, <Key>S</Key> skip, <Key>↑</Key>{" "}
          <Key>↓</Key> next row
        </p>
        {rows.some(({ isLikely }) => isLikely) ? <AcceptLikely id={id} /> : null}
      </div>
      <ul
        ref={frame}
        aria-label="Rows to check"
        onKeyDown={onKeyDown}
        className="divide-y divide-line border-line border-y"
      >
        {rows.map((row) => (
          <CheckRow
            key={row.row}
            row={row}
            onChoose={(gameId) => choose(row, gameId)}
            onSearch={() => search(row)}
          />
        ))}
      </ul>
      <MoreRows list={list} />
      {dialog && searching ? (
        <dialog.ChooseDialog
          row={searching}
          onClose={() => setSearching(null)}
          onChosen={({ gameId }) => choose(searching, gameId)}
        />
      ) : null}
    </>
  );
}

function focusRow(item: Element | null | undefined): void {
  const [button] = item?.querySelectorAll<HTMLElement>("button") ?? [];
  button?.focus();
  item?.scrollIntoView({ block: "nearest" });
}

function focusBeside(item: Element, step: 1 | -1): void {
  const buttons = [...item.querySelectorAll<HTMLElement>("button")];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[index + step]?.focus();
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-[1.6em] place-items-center rounded-[5px] border border-line bg-raised px-1 py-0.5 font-medium font-sans text-[12px] text-ink-2 leading-none">
      {children}
    </kbd>
  );
}

type CheckRowProps = { row: ImportRow; onChoose: (gameId: number | null) => void; onSearch: () => void };

function CheckRow({ row, onChoose, onSearch }: CheckRowProps) {
  const title = row.title || "Without a title";
  return (
    <li
      data-row={row.row}
      className="grid scroll-mt-24 scroll-mb-28 gap-x-6 gap-y-4 py-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0">
        <h3 className="text-[17px] leading-snug [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">{originOf(row)}</p>
      </div>
      <ul
        aria-label={`Games that “${title}” may be`}
        className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5 sm:gap-x-4 lg:row-span-2 lg:grid-cols-[repeat(5,minmax(0,136px))]"
      >
        {row.candidates.map((game, index) => (
          <Candidate
            key={game.id}
            game={game}
            place={index + 1}
            isLikely={index === 0 && row.isLikely}
            onChoose={() => onChoose(game.id)}
          />
        ))}
      </ul>
      <div className="flex items-start gap-2 max-sm:*:grow lg:row-start-2">
        <Button size="sm" aria-label={`Search for another game for ${title}`} onClick={onSearch}>
          <Icon name="search" className="size-4" />
          Another
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Skip ${title}`}
          aria-keyshortcuts="s"
          onClick={() => onChoose(null)}
        >
          Skip
        </Button>
      </div>
    </li>
  );
}

type CandidateProps = { game: ImportGame; place: number; isLikely: boolean; onChoose: () => void };

function Candidate({ game, place, isLikely, onChoose }: CandidateProps) {
  const facts = [game.releaseYear ?? "TBA", game.platforms.slice(0, 2).join(", ")];
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-keyshortcuts={String(place)}
        onClick={onChoose}
        className="group block w-full rounded-cover text-left"
      >
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes="(min-width: 1024px) 136px, (min-width: 640px) 18vw, 30vw"
          className="transition-transform duration-150 ease-out group-hover:-translate-y-1 group-focus-visible:-translate-y-1"
        />
        <span className="mt-2 line-clamp-2 font-medium text-[13.5px] leading-snug">
          <span aria-hidden="true" className="mr-1 text-ink-3 tabular-nums [@media(hover:none)]:hidden">
            {place}
          </span>
          {game.name}
        </span>
        <span className="mt-0.5 line-clamp-2 text-[13px] text-ink-3">
          {facts.filter(Boolean).join(" · ")}
        </span>
        {isLikely ? <span className="mt-0.5 block font-medium text-[13px] text-ink-2">Likely</span> : null}
      </button>
    </li>
  );
}

function AcceptLikely({ id }: { id: string }) {
  const accepting = useWrite({
    write: () => api.post("/api/imports/[id]/accept", { params: { id } }),
    // A second press finds nothing left.
    done: ({ accepted }) => (accepted > 0 ? { text: `${plural(accepted, "title")} accepted.` } : null),
    refetch: (queryClient) => queryClient.invalidateQueries({ queryKey: importKeys.summary(id) }),
    failure: "The choices could not be saved. Please try again.",
  });
  return (
    <Button size="sm" pending={accepting.isPending} onClick={() => accepting.mutate()}>
      <Icon name="list-checks" className="size-4" />
      Accept all likely
    </Button>
  );
}
