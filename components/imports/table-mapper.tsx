"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatCount } from "@/lib/format-count";
import { statusOfWord } from "@/lib/import-files/status-words";
import { WORD_MEANINGS, type WordMeaning } from "@/lib/imports/schema";
import type { MapperField, Table, TableMapping } from "@/lib/imports/upload-schema";
import { countOf, MEANING_LABELS } from "./import-words";

const FIELDS: readonly { field: MapperField; label: string }[] = [
  { field: "title", label: "Title" },
  { field: "platform", label: "Platform" },
  { field: "year", label: "Release year" },
  { field: "status", label: "Status" },
  { field: "rating", label: "Rating" },
  { field: "hours", label: "Time played" },
  { field: "startedOn", label: "Started on" },
  { field: "finishedOn", label: "Finished on" },
  { field: "addedAt", label: "Added on" },
  { field: "notes", label: "Notes" },
  { field: "igdbId", label: "IGDB id" },
  { field: "steamAppid", label: "Steam app id" },
];

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

export type TableMapperProps = {
  table: Table;
  fileName: string;
  onCancel: () => void;
  /** `saveAs` is the table's columns where the mapping is to be used again. */
  onMapped: (mapping: TableMapping, saveAs: string | null) => void;
};

/** By the place of the column; null: not used. */
type Choices = readonly (MapperField | null)[];

/** Names the columns of a table whose layout is unknown. */
export function TableMapper({ table, fileName, onCancel, onMapped }: TableMapperProps) {
  const { columns, saved, guesses, rows, headerKey } = table;
  const [fields, setFields] = useState<Choices>(() =>
    columns.map(({ name, guess }) => (saved ? fieldOf(saved, name) : guess)),
  );
  const [ratingScale, setRatingScale] = useState(saved?.ratingScale ?? guesses.ratingScale);
  const [timeUnit, setTimeUnit] = useState(saved?.timeUnit ?? guesses.timeUnit);
  const [dateOrder, setDateOrder] = useState(saved?.dateOrder ?? guesses.dateOrder);
  const [statusWords, setStatusWords] = useState<Record<string, WordMeaning>>(saved?.statusWords ?? {});
  const [keeps, setKeeps] = useState(saved !== null);
  const [isAsked, setAsked] = useState(false);

  const columnOf = (field: MapperField) => columns[fields.indexOf(field)];
  const has = (field: MapperField) => fields.includes(field);
  const dates = (["startedOn", "finishedOn", "addedAt"] as const).flatMap((field) => columnOf(field) ?? []);
  const asksOrder = dates.some((column) => column.dateOrder === "ask");
  const words = columnOf("status")?.distinct.filter((word) => word.trim() !== "") ?? [];
  const problem =
    has("title") || has("igdbId") || has("steamAppid")
      ? asksOrder && dateOrder === null
        ? "Choose how the dates are written."
        : null
      : "Choose the column with the titles.";

  const setField = (place: number, field: MapperField | null) => {
    // A field has one column: it leaves the one that had it.
    setFields((known) =>
      known.map((other, index) => (index === place ? field : other === field ? null : other)),
    );
    const scale = field === "rating" ? columns[place]?.ratingScale : null;
    if (scale) setRatingScale(scale);
  };

  const submit = () => {
    setAsked(true);
    if (problem !== null) return;
    const named = columns.flatMap(({ name }, place) => {
      const field = fields[place];
      return field ? [[field, name] as const] : [];
    });
    const known = Object.fromEntries(
      words.flatMap((word) => (statusWords[word] ? [[word, statusWords[word]]] : [])),
    );
    onMapped(
      {
        columns: Object.fromEntries(named),
        ratingScale,
        timeUnit,
        dateOrder: dateOrder ?? "dmy",
        statusWords: known,
      },
      keeps ? headerKey : null,
    );
  };

  return (
    <Card aria-labelledby="mapper-title" className="min-w-0 sm:p-6">
      <h2 id="mapper-title" className="text-[20px]">
        What is in which column?
      </h2>
      <p className="mt-1.5 text-[14px] text-ink-2 [overflow-wrap:anywhere]">
        {saved
          ? `You have imported such a table before: ${fileName} is read the same way, unless you change it.`
          : `We do not know the layout of ${fileName}, so please check our guesses. It has ${countOf(rows, "row")}.`}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul aria-label="Columns" className="mt-5 divide-y divide-line">
          {columns.map(({ name, samples }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and they never move
              key={place}
              className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]"
            >
              <div className="min-w-0">
                <p className="truncate font-medium text-[14.5px]">{name || `Column ${place + 1}`}</p>
                <p className="line-clamp-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
                  {samples.filter(Boolean).join(" · ") || "empty"}
                </p>
              </div>
              <select
                aria-label={`What “${name || `Column ${place + 1}`}” holds`}
                className="input max-md:text-base"
                value={fields[place] ?? ""}
                onChange={({ currentTarget }) =>
                  setField(place, FIELDS.find(({ field }) => field === currentTarget.value)?.field ?? null)
                }
              >
                <option value="">Not used</option>
                {FIELDS.map(({ field, label }) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        {has("rating") || has("hours") || dates.length > 0 ? (
          <div className="mt-5 grid gap-4 sm:grid-cols-3">
            {has("rating") ? (
              <Choice
                label="Ratings go from"
                value={ratingScale}
                options={SCALES}
                onChoose={setRatingScale}
              />
            ) : null}
            {has("hours") ? (
              <Choice label="Times are in" value={timeUnit} options={UNITS} onChoose={setTimeUnit} />
            ) : null}
            {asksOrder || dates.some((column) => column.dateOrder !== null) ? (
              <Choice
                label="Dates are written"
                value={dateOrder}
                options={ORDERS}
                isMissing={isAsked && asksOrder && dateOrder === null}
                onChoose={setDateOrder}
              />
            ) : null}
          </div>
        ) : null}
        {words.length > 0 ? (
          <fieldset className="mt-6">
            <legend className="font-medium text-[13.5px] text-ink-2">
              What do these words mean? We fill in what we know; you can also decide in the next step.
            </legend>
            <ul className="mt-3 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
              {words.map((word) => (
                <li key={word} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] items-center gap-3">
                  <span className="truncate text-[14.5px]" title={word}>
                    {word}
                  </span>
                  <select
                    aria-label={`What “${word}” means`}
                    className="input max-md:text-base"
                    value={statusWords[word] ?? statusOfWord(word) ?? ""}
                    onChange={({ currentTarget }) => {
                      const meaning = WORD_MEANINGS.find((value) => value === currentTarget.value);
                      setStatusWords(({ [word]: _, ...others }) =>
                        meaning ? { ...others, [word]: meaning } : others,
                      );
                    }}
                  >
                    {statusOfWord(word) === null ? <option value="">Decide later</option> : null}
                    {WORD_MEANINGS.map((meaning) => (
                      <option key={meaning} value={meaning}>
                        {MEANING_LABELS[meaning]}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <Preview table={table} fields={fields} />
        <label className="mt-5 flex min-h-9 cursor-pointer items-center gap-3 text-[14.5px]">
          <input
            type="checkbox"
            checked={keeps}
            onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
            className="size-4 shrink-0 accent-lamp"
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
            Read {formatCount(rows)} {rows === 1 ? "row" : "rows"}
          </Button>
          <Button variant="ghost" className="max-sm:grow" onClick={onCancel}>
            Choose another file
          </Button>
        </div>
      </form>
    </Card>
  );
}

function fieldOf({ columns }: TableMapping, name: string): MapperField | null {
  return FIELDS.find(({ field }) => columns[field] === name)?.field ?? null;
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  isMissing?: boolean;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, options, isMissing = false, onChoose } = props;
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-medium text-[13.5px] text-ink-2">{label}</span>
      <select
        className="input max-md:text-base"
        aria-invalid={isMissing || undefined}
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
    </label>
  );
}

/** The first rows under the names of our fields. */
function Preview({ table: { preview }, fields }: { table: Table; fields: Choices }) {
  const used = FIELDS.flatMap(({ field, label }) => {
    const place = fields.indexOf(field);
    return place < 0 ? [] : [{ place, label }];
  });
  if (used.length === 0 || preview.length === 0) return null;
  return (
    <div className="mt-6">
      <p id="preview-title" className="font-medium text-[13.5px] text-ink-2">
        The first rows
      </p>
      <section
        aria-labelledby="preview-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full text-left text-[13.5px]">
          <thead className="bg-raised text-ink-3">
            <tr>
              {used.map(({ place, label }) => (
                <th key={place} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file, which never move
              <tr key={row}>
                {used.map(({ place }) => (
                  <td key={place} className="max-w-[16rem] truncate px-3 py-2">
                    {cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
