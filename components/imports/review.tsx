"use client";

import { Button } from "@/components/ui/button";
import { formatCount, plural } from "@/lib/format-count";
import { type ImportSummary, ROW_KINDS, type RowKind } from "@/lib/imports/schema";
import { LeftOutRows } from "./left-out";
import { RecordsCard } from "./records-card";
import { reviewSentence } from "./review-sentence";
import { RowTabs } from "./row-tabs";
import { Rules } from "./rules";
import { StatusWords } from "./status-words";
import { messageOf } from "./step-card";
import { ColumnCounts, UnreadCells, UnusedColumns } from "./unread-cells";

type ReviewProps = {
  summary: ImportSummary;
  isStarting: boolean;
  problem: Error | null;
  onStart: () => void;
};

/** What is to check is seen first. */
const KINDS: readonly RowKind[] = ["check", ...ROW_KINDS.filter((kind) => kind !== "check")];

/** What the import would do. Nothing is written until it is started. */
export function Review({ summary, isStarting, problem, onStart }: ReviewProps) {
  const { counts, toWrite, recordsToWrite } = summary;
  const open = summary.statusWords.filter(({ status, word }) => status === null && word !== "").length;
  const sentence = reviewSentence(summary);
  const left = [
    counts.check > 0 ? `${formatCount(counts.check)} to check stay out` : null,
    open > 0 ? `${plural(open, "word")} without a meaning` : null,
  ];
  return (
    <>
      {sentence ? (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-[14.5px] text-ink-2 [&::-webkit-details-marker]:hidden">
            <span>{sentence}</span>
            <span className="font-semibold text-ink link">
              <span className="group-open:hidden">Change</span>
              <span className="hidden group-open:inline">Close</span>
            </span>
          </summary>
          <div className="mt-6 grid items-start gap-x-14 gap-y-9 border-line border-b pb-9 lg:grid-cols-2">
            <StatusWords summary={summary} />
            {counts.existing + counts.unchanged > 0 ? <Rules summary={summary} /> : null}
            <RecordsCard summary={summary} />
            <UnreadCells summary={summary} />
          </div>
        </details>
      ) : null}
      <section aria-labelledby="rows-title" className="mt-5">
        <h2 id="rows-title" className="sr-only">
          What we found
        </h2>
        <RowTabs summary={summary} kinds={KINDS} />
        <ColumnCounts cells={summary.cells} />
        <UnusedColumns cells={summary.cells} />
        <LeftOutRows leftOut={summary.leftOut} />
      </section>
      <div
        data-bottom-bar=""
        className="sticky bottom-4 z-20 mt-8 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-3 pl-5 shadow-float max-sm:bottom-2 max-sm:p-3"
      >
        <div className="min-w-0 max-sm:px-1">
          <p className="font-medium text-[14.5px] tabular-nums">
            {toWrite + recordsToWrite === 0
              ? "Nothing to import yet"
              : [
                  counts.new > 0 ? `${formatCount(counts.new)} new` : null,
                  counts.existing > 0 ? `${formatCount(counts.existing)} changed on your shelf` : null,
                  recordsToWrite > 0 ? "and what else is in the file" : null,
                ]
                  .filter(Boolean)
                  .join(", ")}
          </p>
          <p className="text-[13px] text-ink-3 tabular-nums">
            {left.filter(Boolean).join(" · ") || "Nothing is written until you start the import."}
          </p>
          {problem ? (
            <p role="alert" className="text-[13.5px] text-danger-text">
              {messageOf(problem)}
            </p>
          ) : null}
        </div>
        <Button
          variant="primary"
          className="max-sm:w-full"
          pending={isStarting}
          disabled={toWrite + recordsToWrite === 0}
          onClick={onStart}
        >
          {toWrite === 0 && recordsToWrite > 0 ? "Import the rest" : `Import ${plural(toWrite, "game")}`}
        </Button>
      </div>
    </>
  );
}
