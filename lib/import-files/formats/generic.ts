import { createHash } from "node:crypto";
import { shortText } from "../clean-text.ts";
import { readDurationColumn } from "../columns/durations.ts";
import { looksLike } from "../columns/looks-like.ts";
import { looksLikeAverage, readRatingColumn } from "../columns/ratings.ts";
import { readStatusColumn } from "../columns/statuses.ts";
import { dateOrderOf } from "../dates.ts";
import type { MapperField, UnknownTable } from "../entry.ts";
import { type Column, guessFields, hintOf, isTitleHeader } from "../headers.ts";
import { WORD_LENGTH } from "../limits.ts";
import { toId } from "../numbers.ts";
import type { Row, Table } from "../table.ts";

export const GENERIC_ID = "generic";

const DISTINCT = 50;

/** What the user needs to choose the columns. */
export function describeTable(table: Table): Omit<UnknownTable, "files"> {
  const rows = [...table.rows, ...table.shortRows];
  const columns = table.columns.map((name) => ({ name, values: valuesOf(rows, name) }));
  const guesses = guessFields(columns, fits);
  const values = (field: MapperField) =>
    columns.find(({ name }) => guesses.get(name) === field)?.values ?? [];
  const dates = dateOrderOf(DATE_FIELDS.flatMap(values));
  const hours = columns.find(({ name }) => guesses.get(name) === "hours");
  return {
    rows: table.rowCount,
    columns: columns.map(({ name, values }) => {
      const words = readStatusColumn(values, name).cells.map((status) => status?.statusWord);
      const distinct = [...new Set(words.flatMap((word) => (word ? [shortText(word, WORD_LENGTH)] : [])))];
      return {
        name,
        samples: [...new Set(values)].slice(0, 3).map((value) => value.slice(0, WORD_LENGTH)),
        guess: guesses.get(name) ?? null,
        hint: guesses.has(name) ? null : hintOf({ name, values }, fits),
        distinct: distinct.length > DISTINCT ? [] : distinct,
        ratingScale: readRatingColumn(values, { header: name }).scale,
        dateOrder: dateOrderOf(values),
      };
    }),
    preview: rows
      .slice(0, 5)
      .map((row) => table.columns.map((name) => row.get(name.toLowerCase()).slice(0, 100))),
    headerKey: headerKeyOf(table),
    guesses: {
      ratingScale: readRatingColumn(values("rating")).scale ?? 10,
      timeUnit:
        readDurationColumn(hours?.values ?? [], { header: hours?.name, delimiter: table.delimiter }).unit ??
        "hours",
      dateOrder: dates === "ask" ? null : (dates ?? "dmy"),
    },
  };
}

/** Whether the text may be a table at all, and not prose with a comma in its first line. */
export function isPlausible(table: Table): boolean {
  if (table.columns.some(isTitleHeader)) return true;
  return table.columns.length > 1 && table.rows.length > 0 && table.rows.length >= table.rowCount / 2;
}

export function headerKeyOf(table: Table): string {
  const names = table.columns.map((name) => name.toLowerCase()).sort();
  return createHash("sha256").update(JSON.stringify(names)).digest("base64url");
}

const DATE_FIELDS: MapperField[] = ["startedOn", "finishedOn", "addedAt"];

/** Whether the values of a column can be those of a field. An empty column can have any name. */
function fits(field: MapperField, { name, values }: Column): boolean {
  if (values.length === 0) return true;
  const isMostly = (kind: Parameters<typeof looksLike>[0]) => looksLike(kind, values) >= 0.5;
  switch (field) {
    case "rating":
      return isMostly("rating") && !looksLikeAverage(values, name);
    case "hours":
      return isMostly("duration");
    case "startedOn":
    case "finishedOn":
    case "addedAt":
    case "boughtOn":
      return isMostly("date");
    case "year":
      return isMostly("date") || isMostly("year");
    case "price":
      return values.some((value) => /\d/.test(value));
    case "igdbId":
    case "steamAppid":
      return values.slice(0, 200).every((value) => toId(value) !== null);
    default:
      return true;
  }
}

function valuesOf(rows: Row[], column: string): string[] {
  const name = column.toLowerCase();
  return rows.map((row) => row.get(name)).filter((value) => value !== "");
}
