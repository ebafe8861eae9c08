import { createHash } from "node:crypto";
import type { MapperField, Mapping, UnknownTable } from "../entry.ts";
import { hintOf, isTitleHeader } from "../headers.ts";
import { WORD_LENGTH } from "../limits.ts";
import type { Row, Table } from "../table.ts";
import { fits, guessColumns, marksStatus } from "./guess-columns.ts";
import { MappedColumns } from "./mapped-columns.ts";
import { readingOf } from "./table-reading.ts";

export const GENERIC_ID = "generic";

const SAMPLES = 3;

/** For the user who maps the columns: our guesses, and what is read by them or by `mapping`. */
export function describeTable(table: Table, mapping?: Mapping | null): Omit<UnknownTable, "files"> {
  const rows = [...table.rows, ...table.shortRows];
  const columns = valuesOfColumns(rows, table.columns);
  const guesses = guessColumns(columns, table.hasHeader);
  const hasNoStatus = ![...guesses.values()].includes("status");
  return {
    rows: table.rowCount,
    hasHeader: table.hasHeader,
    leftOut: table.leftOut,
    columns: columns.map(({ name, values }) => ({
      name,
      samples: [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, WORD_LENGTH)),
      guess: guesses.get(name) ?? null,
      hint: guesses.has(name)
        ? null
        : hasNoStatus && marksStatus({ name, values })
          ? "status"
          : hintOf({ name, values }, fits),
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

/** False for prose with a comma in its first line. */
export function isPlausible(table: Table): boolean {
  if (table.columns.some(isTitleHeader)) return true;
  if (!table.hasHeader && table.columns.length === 1) return isList(table.rows);
  return table.columns.length > 1 && table.rows.length > 0 && table.rows.length >= table.rowCount / 2;
}

export function headerKeyOf(table: Table): string {
  const names = table.columns.map((name) => name.toLowerCase()).sort();
  return createHash("sha256").update(JSON.stringify(names)).digest("base64url");
}

/** A list of titles, not the sentences of a letter. */
function isList(rows: readonly Row[]): boolean {
  const isSentence = (text: string) => text.length > 100 || /[.,;:]$/.test(text);
  return rows.filter((row) => isSentence(row.cells[0]?.trim() ?? "")).length <= rows.length / 4;
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
