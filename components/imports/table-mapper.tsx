"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/format-count";
import { IDENTIFYING_FIELDS } from "@/lib/import-files/entry";
import type { Table, TableMapping } from "@/lib/imports/upload-schema";
import { LeftOutRows } from "./left-out";
import { MapperColumns } from "./mapper-columns";
import { MapperDecisions } from "./mapper-decisions";
import { MapperPreview } from "./mapper-preview";
import { useMapping } from "./use-mapping";

type TableMapperProps = {
  table: Table;
  files: readonly File[];
  /** "2 of 3" if there are several tables. */
  position: string | null;
  onCancel: () => void;
  /** Null if there is no other table. */
  onLeaveOut: (() => void) | null;
  /** @param isKept whether the mapping is saved for tables with the same columns */
  onMapped: (mapping: TableMapping, isKept: boolean) => void;
};

/** Names the columns of a table whose layout is unknown, and shows what is read by these names. */
export function TableMapper({ table, files, position, onCancel, onLeaveOut, onMapped }: TableMapperProps) {
  const { columns, saved, rows, hasHeader, leftOut } = table;
  const { fields, decisions, mapping, reading, isReading, error, ...actions } = useMapping(table, files);
  const [keeps, setKeeps] = useState(saved !== null);
  const [isAsked, setAsked] = useState(false);

  const hasTitle = IDENTIFYING_FIELDS.some((field) => fields.includes(field));
  const isOrderMissing = reading.dateOrder === "ask" && decisions.dateOrder === null;
  const problem = !hasTitle
    ? "Choose the column with the titles."
    : isOrderMissing
      ? "Choose how the dates are written."
      : null;
  const fileName = table.files.join(", ");

  return (
    <section aria-labelledby="mapper-title" className="min-w-0">
      <h2 id="mapper-title" className="text-[19px]">
        What is in which column?
      </h2>
      <p className="mt-1.5 text-[14px] text-ink-2 [overflow-wrap:anywhere]">
        {saved
          ? `You have imported such a table before: ${fileName} is read the same way, unless you change it.`
          : `We do not know the layout of ${fileName}, so please check our guesses. It has ${plural(rows, "row")}.`}
        {hasHeader ? null : " Its first row is a game, so the columns have numbers."}
        {position === null ? null : ` This is table ${position}.`}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (problem === null) onMapped(mapping, keeps);
        }}
      >
        <MapperColumns
          columns={columns}
          fields={fields}
          cells={reading.cells}
          isReading={isReading}
          onChoose={actions.setField}
        />
        <MapperDecisions
          fields={fields}
          reading={reading}
          decisions={decisions}
          isOrderMissing={isAsked && isOrderMissing}
          onDecide={actions.decide}
        />
        {error ? (
          <p role="alert" className="mt-6 text-[14px] text-danger-text">
            {error instanceof TypeError ? "The connection was lost." : error.message} The rows below are read
            by your earlier choice.{" "}
            <Button variant="link" size="inline" onClick={actions.retry}>
              Read them again
            </Button>
          </p>
        ) : null}
        <MapperPreview rows={reading.rows} fields={fields} isReading={isReading} />
        <LeftOutRows leftOut={leftOut} />
        <p role="status" className="sr-only">
          {isReading ? "Reading the table again…" : null}
        </p>
        <label className="mt-5 flex min-h-9 cursor-pointer items-center gap-3 text-[14.5px]">
          <input
            type="checkbox"
            checked={keeps}
            onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
            className="checkbox"
          />
          Remember this for files with the same columns
        </label>
        {isAsked && problem !== null ? (
          <p role="alert" className="mt-2 text-[14px] text-danger-text">
            {problem}
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" variant="primary" className="max-sm:grow">
            Read {plural(rows, "row")}
          </Button>
          {onLeaveOut ? (
            <Button className="max-sm:grow" onClick={onLeaveOut}>
              Leave this table out
            </Button>
          ) : null}
          <Button variant="ghost" className="max-sm:grow" onClick={onCancel}>
            Choose another file
          </Button>
        </div>
      </form>
    </section>
  );
}
