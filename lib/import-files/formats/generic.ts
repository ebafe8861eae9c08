import { createHash } from "node:crypto";
import { looksLike } from "../columns/looks-like.ts";
import { looksLikeAverage } from "../columns/ratings.ts";
import type { MapperField, Mapping, UnknownTable } from "../entry.ts";
import { type Column, guessFields, hintOf, isTitleHeader } from "../headers.ts";
import { WORD_LENGTH } from "../limits.ts";
import { toId } from "../numbers.ts";
import type { Row, Table } from "../table.ts";
import { MappedColumns } from "./mapped-columns.ts";
import { readingOf } from "./table-reading.ts";

export const GENERIC_ID = "generic";

const SAMPLES = 3;

/** What the user needs to choose the columns: the guesses, and what is read by them or by a given mapping. */
export function describeTable(table: Table, mapping?: Mapping): Omit<UnknownTable, "files"> {
  const rows = [...table.rows, ...table.shortRows];
  const columns = valuesOfColumns(rows, table.columns);
  const guesses = guessFields(columns, fits);
  return {
    rows: table.rowCount,
    columns: columns.map(({ name, values }) => ({
      name,
      samples: [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, WORD_LENGTH)),
      guess: guesses.get(name) ?? null,
      hint: guesses.has(name) ? null : hintOf({ name, values }, fits),
    })),
    headerKey: headerKeyOf(table),
    reading: readingOf(table, new MappedColumns(table, mapping ?? mappingOf(guesses))),
  };
}

function mappingOf(guesses: Map<string, MapperField>): Mapping {
  const columns: Partial<Record<MapperField, string[]>> = {};
  for (const [name, field] of guesses) columns[field] = [...(columns[field] ?? []), name];
  return { columns, ratingScale: null, timeUnit: null, dateOrder: null };
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

/** Row by row: each is divided into its cells once, also in a table of 1,000 columns. */
function valuesOfColumns(rows: Row[], names: string[]): { name: string; values: string[] }[] {
  const columns = names.map((name) => ({ name, key: name.toLowerCase(), values: [] as string[] }));
  for (const row of rows) {
    for (const { key, values } of columns) {
      const value = row.get(key);
      if (value !== "") values.push(value);
    }
  }
  return columns;
}
