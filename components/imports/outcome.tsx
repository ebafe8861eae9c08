"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { formatCount, plural } from "@/lib/format-count";
import type { ImportSummary } from "@/lib/imports/schema";
import { localDate } from "@/lib/local-date";
import { LeftOutRows } from "./left-out";
import { RecordList } from "./records-card";
import { RowTabs } from "./row-tabs";
import { messageOf } from "./step-card";
import { UndoImportButton } from "./undo-import-button";
import { UnusedColumns } from "./unread-cells";
import type { useSteps } from "./use-steps";

type OutcomeProps = { summary: ImportSummary; steps: ReturnType<typeof useSteps> };

/** After the write, or after its undo. What is still to check can be decided and imported later. */
export function Outcome({ summary, steps }: OutcomeProps) {
  const {
    source,
    state,
    counts,
    written,
    toWrite,
    undoUntil,
    rows,
    records,
    recordsToWrite,
    leftOut,
    cells,
  } = summary;
  if (state === "undone") {
    return (
      <div className="mt-6 grid max-w-[704px] justify-items-start gap-4">
        <h2 className="text-[20px]">This import is undone</h2>
        <p className="text-ink-2">
          Your shelf is as it was before, apart from what you have changed yourself since.
          {source === "steam" ? null : " Your choices are remembered for the next import."}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <Button asChild variant="primary">
            <Link href="/collection">Go to your shelf</Link>
          </Button>
          <Button asChild>
            <Link href="/import">Import another file</Link>
          </Button>
        </div>
      </div>
    );
  }
  const added = written + records.reduce((sum, found) => sum + found.added, 0);
  const isUndoable = undoUntil !== null && Date.parse(undoUntil) > Date.now() && added > 0;
  const left = counts.check + counts.not_found;
  const facts = [
    [counts.new, "added"],
    [counts.existing, "changed"],
    [counts.unchanged, "as they were"],
    [counts.skipped, "skipped"],
    [counts.check, "to check"],
    [counts.not_found, "not found"],
    [counts.unreadable, "unreadable"],
  ] as const;
  return (
    <>
      <div className="mt-6 grid max-w-[704px] justify-items-start gap-5">
        <div className="flex items-center gap-3">
          <Icon name="circle-check" className="size-8 shrink-0 text-good" />
          <h2 className="text-[22px]">
            {added === 0
              ? "Your shelf has all of it already"
              : written === 0
                ? "Imported"
                : `${plural(written, "game")} imported`}
          </h2>
        </div>
        <dl className="flex flex-wrap gap-x-7 gap-y-3 max-sm:grid max-sm:w-full max-sm:grid-cols-3">
          {facts
            .filter(([count]) => count > 0)
            .map(([count, label]) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-[13px] text-ink-3">{label}</dt>
                <dd className="font-[650] font-display text-[22px] tabular-nums">{formatCount(count)}</dd>
              </div>
            ))}
        </dl>
        {records.length === 0 ? null : (
          <div className="w-full max-w-[416px] border-line border-t">
            <RecordList records={records} />
          </div>
        )}
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <Button asChild variant="primary">
            <Link href="/collection">Go to your shelf</Link>
          </Button>
          {isUndoable ? (
            <UndoImportButton written={written} pending={steps.isPending} onUndo={() => steps.start("undo")}>
              Undo this import
            </UndoImportButton>
          ) : null}
        </div>
        {isUndoable ? (
          <p className="text-[13px] text-ink-3">You can undo this import until {localDate(undoUntil)}.</p>
        ) : null}
        {steps.error ? (
          <p role="alert" className="text-[14px] text-danger-text">
            {messageOf(steps.error)}
          </p>
        ) : null}
      </div>
      <LeftOutRows leftOut={leftOut} />
      <UnusedColumns cells={cells} />
      {rows > 0 && (left > 0 || toWrite + recordsToWrite > 0) ? (
        <section aria-labelledby="left-title" className="mt-10">
          <h2 id="left-title" className="text-[22px]">
            What is left
          </h2>
          <p className="mt-1.5 mb-5 text-[14px] text-ink-2">
            These rows are not on your shelf. Decide about them now, later, or not at all.
          </p>
          {toWrite > 0 ? (
            <Button
              variant="primary"
              className="mb-5"
              pending={steps.isPending}
              onClick={() => steps.start("write")}
            >
              Import {plural(toWrite, "game")} more
            </Button>
          ) : null}
          <RowTabs summary={summary} kinds={["check", "not_found", "skipped", "unreadable"]} />
        </section>
      ) : null}
    </>
  );
}
