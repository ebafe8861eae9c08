"use client";

import { useState } from "react";
import { GameThumb } from "@/components/games/game-thumb";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import type { Change, ImportRow, RowKind } from "@/lib/imports/schema";
import { fieldLabelOf, valueText } from "./import-words";
import { MoreRows, RowsMessage, RowsSkeleton } from "./rows-state";
import { type Decision, useRows } from "./use-rows";

const EMPTY: Partial<Record<RowKind, string>> = {
  new: "No game of this file is new on your shelf.",
  existing: "Nothing on your shelf would change.",
  skipped: "Nothing is skipped.",
};

type RowListProps = { id: string; kind: Exclude<RowKind, "check"> };

/** Rows that need no choice between games: what they would change, or why they are left out. */
export function RowList({ id, kind }: RowListProps) {
  const list = useRows(id, kind);
  const { rows, decide } = list;
  const [dialog, loadDialog] = useLazy(() => import("./choose-dialog"));
  const [choosing, setChoosing] = useState<ImportRow | null>(null);
  if (!rows) return list.isError ? <RowsMessage list={list} /> : <RowsSkeleton />;
  if (rows.length === 0 && !list.hasNextPage)
    return <RowsMessage text={EMPTY[kind] ?? "Nothing is here any more."} />;
  return (
    <>
      <ul className="grid divide-y divide-line border-line border-y">
        {rows.map((row) => (
          <Row
            key={row.row}
            row={row}
            kind={kind}
            onChoose={() => {
              loadDialog();
              setChoosing(row);
            }}
            onDecide={decide}
          />
        ))}
      </ul>
      <MoreRows list={list} />
      {dialog && choosing ? (
        <dialog.ChooseDialog
          row={choosing}
          onClose={() => setChoosing(null)}
          onChosen={(choice) => decide({ row: choosing.row, ...choice })}
        />
      ) : null}
    </>
  );
}

type RowProps = {
  row: ImportRow;
  kind: RowListProps["kind"];
  onChoose: () => void;
  onDecide: (decision: Decision) => void;
};

function Row({ row, kind, onChoose, onDecide }: RowProps) {
  const { title, game, changes, problem } = row;
  const name = game?.name ?? title;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5 [contain-intrinsic-size:auto_77px] [content-visibility:auto]">
      {kind === "unreadable" ? null : <GameThumb coverUrl={game?.coverUrl ?? null} />}
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-medium text-[14.5px] leading-snug [overflow-wrap:anywhere]">
          {kind === "unreadable" ? title || "A row" : name || "Without a title"}
          {game?.releaseYear ? <span className="font-normal text-ink-3"> · {game.releaseYear}</span> : null}
        </p>
        <p className="text-[13px] text-ink-3 [overflow-wrap:anywhere]">{originOf(row)}</p>
        {problem ? <p className="mt-1 text-[14px] text-ink-2">{problem}</p> : null}
        {changes.length > 0 ? <Changes changes={changes} isNew={kind === "new"} /> : null}
      </div>
      {kind === "unreadable" ? null : (
        <div className="flex gap-1">
          {kind === "skipped" ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Decide again about ${name}`}
              onClick={() => onDecide({ row: row.row, gameId: null, skip: false })}
            >
              Decide again
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={kind === "not_found" ? `Search for ${name}` : `Change the game of ${title || name}`}
              onClick={onChoose}
            >
              {kind === "not_found" ? "Search" : "Change"}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const WORD_LIST = new Intl.ListFormat("en-US");

/** "Line 12", with the file's own title if it differs from the game's. */
export function originOf({ title, year, platform, lines, statusWords, game }: ImportRow): string {
  const [line, ...others] = lines;
  const words = WORD_LIST.format(statusWords.map((word) => `“${word}”`));
  const statuses = statusWords.length > 1 ? `, with the statuses ${words}` : "";
  const place = others.length > 0 ? `${lines.length} rows, from line ${line}${statuses}` : `line ${line}`;
  const differs = game !== null && title !== "" && title !== game.name;
  const parts = [differs ? `“${title}”` : null, game ? null : year, platform, place];
  return parts.filter(Boolean).join(" · ");
}

/** What the write does to each field. */
function Changes({ changes, isNew }: { changes: readonly Change[]; isNew: boolean }) {
  return (
    <ul aria-label="Changes" className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[13.5px]">
      {changes.map(({ field, from, to }) => (
        <li key={field} className={field === "notes" ? "line-clamp-3 w-full [overflow-wrap:anywhere]" : ""}>
          <span className="text-ink-3">{fieldLabelOf(field)}: </span>
          {isNew ? null : (
            <>
              <span className="text-ink-3 line-through decoration-ink-3/60">
                {shorten(valueText(field, from))}
              </span>{" "}
              <span aria-hidden="true">→</span> <span className="sr-only">becomes</span>{" "}
            </>
          )}
          <span
            className={field === "notes" ? "text-ink" : "font-medium text-ink"}
            title={valueText(field, to)}
          >
            {valueText(field, to)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Leaves room for the new notes. */
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text);
