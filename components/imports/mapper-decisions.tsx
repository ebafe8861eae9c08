"use client";

import { type ReactNode, useId } from "react";
import { formatCount } from "@/lib/format-count";
import type { MapperField, TableReading } from "@/lib/import-files/entry";
import { DATE_FIELDS } from "@/lib/import-files/entry";
import type { Choices } from "./mapper-fields";
import type { Decisions } from "./use-mapping";

const SCALES = [
  { value: 5, label: "0 to 5" },
  { value: 10, label: "0 to 10" },
  { value: 20, label: "0 to 20" },
  { value: 100, label: "0 to 100" },
] as const;

const UNITS = [
  { value: "hours", label: "Hours" },
  { value: "minutes", label: "Minutes" },
  { value: "seconds", label: "Seconds" },
] as const;

const ORDERS = [
  { value: "dmy", label: "Day first: 31/12/2024" },
  { value: "mdy", label: "Month first: 12/31/2024" },
] as const;

type MapperDecisionsProps = {
  fields: Choices;
  reading: TableReading;
  decisions: Decisions;
  isOrderMissing: boolean;
  onDecide: (choice: Partial<Decisions>) => void;
};

/** Decisions that the cells alone may leave open. Each shows its result. */
export function MapperDecisions({
  fields,
  reading,
  decisions,
  isOrderMissing,
  onDecide,
}: MapperDecisionsProps) {
  const { ratings, times, dateOrder } = reading;
  const has = (...wanted: readonly MapperField[]) => wanted.some((field) => fields.includes(field));
  const shows = {
    scale: has("rating") && ratings !== null && ratings.scale !== null,
    unit: has("hours") && times !== null && times.unit !== null,
    order: has(...DATE_FIELDS) && dateOrder !== null,
  };
  if (!Object.values(shows).some(Boolean)) return null;
  const order = decisions.dateOrder ?? (dateOrder === "ask" ? null : dateOrder);
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-3">
      {shows.scale && ratings ? (
        <Choice
          label="Ratings go from"
          value={decisions.ratingScale ?? ratings.scale}
          options={SCALES}
          note={decisions.ratingScale === null && !ratings.isCertain ? "Our guess. Please check it." : null}
          onChoose={(ratingScale) => onDecide({ ratingScale })}
        />
      ) : null}
      {shows.unit && times ? (
        <Choice
          label="Times are in"
          value={decisions.timeUnit ?? times.unit}
          options={UNITS}
          note={noteOf(times, decisions.timeUnit === null)}
          onChoose={(timeUnit) => onDecide({ timeUnit })}
        />
      ) : null}
      {shows.order ? (
        <Choice
          label="Dates are written"
          value={order}
          options={ORDERS}
          isMissing={isOrderMissing}
          note={order === null ? "Both are possible here. Which is it?" : null}
          onChoose={(chosen) => onDecide({ dateOrder: chosen })}
        />
      ) : null}
    </div>
  );
}

/** `16,354 minutes = 273 h` */
function noteOf({ unit, isCertain, example }: NonNullable<TableReading["times"]>, isGuess: boolean) {
  const result = example ? `${withUnit(example.raw, unit)} = ${formatCount(example.hours)} h. ` : "";
  return `${result}${isGuess && !isCertain ? "Our guess. Please check it." : ""}`.trim() || null;
}

function withUnit(raw: string, unit: string | null): string {
  if (!/^[\d.,\s]+$/.test(raw)) return raw;
  return `${/^\d+$/.test(raw) ? formatCount(Number(raw)) : raw} ${unit ?? ""}`.trim();
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  note: string | null;
  isMissing?: boolean;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, options, note, isMissing = false, onChoose } = props;
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        className="input max-md:text-base"
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-note`}
        value={value ?? ""}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => String(option.value) === currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {value === null ? <option value="">Choose…</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="text-[13px] text-ink-2 tabular-nums">
        {note}
      </p>
    </div>
  );
}
