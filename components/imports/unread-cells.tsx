"use client";

import type { ColumnReport, ImportSummary } from "@/lib/imports/schema";
import { adviceOf, countsOf, isFullyRead, lossOf } from "./cell-words";
import { useOptions } from "./use-options";

type ReportProps = { summary: ImportSummary };

/** Cells that would be lost, spellings that can be read, and a checkbox that keeps the cells as notes. */
export function UnreadCells({ summary: { id, cells, policy } }: ReportProps) {
  const saving = useOptions(id);
  const lossy = readOf(cells).filter((report) => !isFullyRead(report));
  if (lossy.length === 0) return null;
  const shown = (saving.isPending && saving.variables.policy?.unread) || policy.unread;
  const advice = new Set(lossy.map(adviceOf));
  return (
    <section aria-labelledby="unread-title" className="min-w-0">
      <h2 id="unread-title" className="text-[19px]">
        Cells that we could not read
      </h2>
      <ul aria-labelledby="unread-title" className="mt-1.5 grid gap-1.5 text-[14px]">
        {lossy.map((report) => (
          <li key={`${report.column} ${report.kind}`} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{report.column}:</span> {lossOf(report)}
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-[14px] text-ink-2">
        {[...advice].join(" ")} Correct them in your file and choose it again, or go on without them.
      </p>
      <label className="mt-3 flex min-h-9 cursor-pointer items-center gap-3 text-[14.5px]">
        <input
          type="checkbox"
          checked={shown === "notes"}
          aria-busy={saving.isPending || undefined}
          onChange={({ currentTarget }) =>
            saving.mutate({ policy: { unread: currentTarget.checked ? "notes" : "drop" } })
          }
          className="checkbox"
        />
        Keep them in the notes of their games
      </label>
    </section>
  );
}

type CellsProps = { cells: readonly ColumnReport[] };

const readOf = (cells: CellsProps["cells"]) => cells.filter(({ kind }) => kind !== "unused");

/** How many cells of each column were read. */
export function ColumnCounts({ cells: all }: CellsProps) {
  const cells = readOf(all);
  if (cells.length === 0) return null;
  return (
    <details className="mt-6 max-w-[704px] text-[14px]">
      <summary className="cursor-pointer py-1 font-medium text-ink-2">
        {cells.every(isFullyRead)
          ? "All dates, ratings and times were understood"
          : "How the columns were read"}
      </summary>
      <dl aria-label="How the columns were read" className="mt-1.5 grid gap-1 text-ink-3">
        {cells.map((report) => (
          <div key={`${report.column} ${report.kind}`} className="flex flex-wrap gap-x-3">
            <dt className="min-w-[160px] text-ink-2 [overflow-wrap:anywhere]">{report.column}</dt>
            <dd className="tabular-nums">
              {countsOf(report)}
              {isFullyRead(report) ? null : `, ${report.unread + report.outliers} not read`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const NAMED_COLUMNS = 20;

export function UnusedColumns({ cells }: CellsProps) {
  const names = cells.filter(({ kind }) => kind === "unused").map(({ column }) => column);
  if (names.length === 0) return null;
  const more = names.length > NAMED_COLUMNS ? " and more" : "";
  return (
    <p className="mt-2 max-w-[704px] text-[14px] text-ink-2 [overflow-wrap:anywhere]">
      {`Not used: ${names.slice(0, NAMED_COLUMNS).join(", ")}${more}`}
    </p>
  );
}
