"use client";

import { Button } from "@/components/ui/button";
import { plural } from "@/lib/format-count";
import type { MapperField } from "@/lib/import-files/entry";
import type { ColumnReport } from "@/lib/imports/schema";
import type { Table } from "@/lib/imports/upload-schema";
import { adviceOf, countsOf, isFullyRead, lossOf } from "./cell-words";
import { type Choices, FIELD_GROUPS, fieldOf, MAPPER_LABELS, MAPPER_PHRASES } from "./mapper-fields";

/** More columns than this: those that are not used are folded. */
const MANY_COLUMNS = 12;

type Column = Table["columns"][number];

type MapperColumnsProps = {
  columns: readonly Column[];
  fields: Choices;
  cells: readonly ColumnReport[];
  /** The counts are of an earlier choice. */
  isReading: boolean;
  onChoose: (index: number, field: MapperField | null) => void;
};

/** What is in which column, and how much of it can be read. */
export function MapperColumns({ columns, fields, cells, isReading, onChoose }: MapperColumnsProps) {
  const rows = columns.map((column, index) => ({ column, index, field: fields[index] ?? null }));
  const isFolded = ({ column, field }: (typeof rows)[number]) =>
    columns.length > MANY_COLUMNS && !column.guess && !column.hint && !field;
  const toRow = ({ column, index, field }: (typeof rows)[number]) => (
    <ColumnRow
      key={index}
      column={column}
      field={field}
      reports={field ? cells.filter((report) => report.column === column.name) : []}
      isReading={isReading}
      onChoose={(chosen) => onChoose(index, chosen)}
    />
  );
  const folded = rows.filter(isFolded);
  return (
    <>
      <Hints columns={columns} fields={fields} onChoose={onChoose} />
      <ul aria-label="Columns" className="mt-4 divide-y divide-line">
        {rows.filter((row) => !isFolded(row)).map(toRow)}
      </ul>
      {folded.length > 0 ? (
        <details className="mt-1">
          <summary className="cursor-pointer py-2 text-[14px] text-ink-2">
            {plural(folded.length, "column")} more, not used
          </summary>
          <ul aria-label="Columns that are not used" className="divide-y divide-line">
            {folded.map(toRow)}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** Columns whose names suggest a field, for the user to confirm. */
function Hints({ columns, fields, onChoose }: Pick<MapperColumnsProps, "columns" | "fields" | "onChoose">) {
  const hinted = columns.flatMap(({ name, hint }, index) =>
    hint && !fields[index] && !fields.includes(hint) ? [{ name, hint, index }] : [],
  );
  if (hinted.length === 0) return null;
  return (
    <ul aria-label="Columns that may be useful" className="mt-4 grid gap-1 text-[14px] text-ink-2">
      {hinted.map(({ name, hint, index }) => (
        <li key={index} className="[overflow-wrap:anywhere]">
          “{name}” looks like {MAPPER_PHRASES[hint]}.{" "}
          <Button
            variant="link"
            size="inline"
            aria-label={`Use “${name}” as ${MAPPER_PHRASES[hint]}`}
            onClick={() => onChoose(index, hint)}
          >
            Use it
          </Button>
        </li>
      ))}
    </ul>
  );
}

type ColumnRowProps = {
  column: Column;
  field: MapperField | null;
  reports: readonly ColumnReport[];
  isReading: boolean;
  onChoose: (field: MapperField | null) => void;
};

function ColumnRow({ column: { name, samples }, field, reports, isReading, onChoose }: ColumnRowProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_208px]">
      <div className="min-w-0">
        <p className="truncate font-medium text-[14.5px]">{name}</p>
        <p className="line-clamp-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
          {samples.filter(Boolean).join(" · ") || "empty"}
        </p>
        <div
          className={`text-[13px] transition-opacity duration-150 [overflow-wrap:anywhere] ${isReading ? "opacity-50" : ""}`}
        >
          {reports.map((report) => (
            <Counts key={report.kind} report={report} />
          ))}
        </div>
      </div>
      <select
        aria-label={`What “${name}” holds`}
        className="input max-md:text-base"
        value={field ?? ""}
        onChange={({ currentTarget }) => onChoose(fieldOf(currentTarget.value))}
      >
        <option value="">Not used</option>
        {FIELD_GROUPS.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.fields.map((option) => (
              <option key={option} value={option}>
                {MAPPER_LABELS[option]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </li>
  );
}

function Counts({ report }: { report: ColumnReport }) {
  return (
    <>
      <p className="text-ink-3 tabular-nums">{countsOf(report)}</p>
      {isFullyRead(report) ? null : (
        <p className="mt-0.5 text-ink">
          {lossOf(report)} <span className="text-ink-2">{adviceOf(report)}</span>
        </p>
      )}
    </>
  );
}
