import { EXPECTED, kindOf, refusalOf } from "./detect.ts";
import type { ReadFile, TableChoice } from "./entry.ts";
import type { Format, Part, Result } from "./format.ts";
import { FORMATS } from "./formats/index.ts";
import { htmlRecords } from "./html-table.ts";
import { jsonTable } from "./json-table.ts";
import { type Budget, FILE_BYTES, newBudget, ROWS, TABLE_ROWS } from "./limits.ts";
import { describeTable, GENERIC_ID, isPlausible } from "./mapper/describe-table.ts";
import { groupTables, notRead, rowsOf } from "./mapper/group-tables.ts";
import { readMapped } from "./mapper/read-mapped.ts";
import { parseTable, tableOf } from "./parse-table.ts";
import { baseName, type InputFile, unzip } from "./zip.ts";

/** With `choices`, files are read as tables even if their format is known. */
export type ReadOptions = {
  choices?: TableChoice[];
  /** Describes the tables by their mappings instead of reading them. */
  isPreview?: boolean;
};

/** Files of one collection. Never throws. */
export function readFiles(files: InputFile[], options: ReadOptions = {}): ReadFile {
  const { choices } = options;
  if (files.reduce((sum, file) => sum + file.bytes.length, 0) > FILE_BYTES) {
    return refused("These files are larger than 10 MB in all.");
  }
  const { parts, others } = partsOf(files);
  const [first] = others;
  if (parts.length === 0) return refused(first?.sentence ?? `There is no file. ${EXPECTED}`);
  const allRows = parts.reduce((sum, part) => sum + (part.kind === "table" ? part.table.rowCount : 0), 0);
  if (allRows > TABLE_ROWS) return refused(tooManyRows(allRows));
  const format = choices ? undefined : FORMATS.find((known) => parts.some((part) => known.recognizes(part)));
  const read = format ? readKnown(format, parts) : readUnknown(parts, options);
  if (read.kind === "entries") {
    for (const { name, sentence } of others) read.skipped.push(notRead(`${name}. ${sentence}`));
  }
  return read;
}

function readKnown(format: Format, parts: Part[]): ReadFile {
  const own = parts.filter((part) => format.recognizes(part));
  const read = toReadFile(format.id, [format.read(own)]);
  if (read.kind === "entries") {
    for (const part of parts.filter((part) => !own.includes(part))) {
      const isTable = part.kind === "table" && part.table.rowCount > 0 && isPlausible(part.table);
      const why = `which is no file of ${format.name}: you can import it on its own`;
      read.skipped.push(isTable ? rowsOf(part, why) : notRead(part.name));
    }
  }
  return read.kind === "entries" && read.entries.length + read.problems.length + read.records.length === 0
    ? refused(`This file of ${format.name} has no games in it.`)
    : read;
}

function readUnknown(parts: Part[], { choices, isPreview }: ReadOptions): ReadFile {
  const { groups, skipped } = groupTables(parts.map(asTable));
  if (groups.length === 0) {
    const isEmpty = parts.some((part) => part.kind === "table" && part.table.rowCount === 0);
    if (isEmpty) return refused("This table has a header, but no rows.");
    const isJson = parts[0]?.kind === "json";
    return refused(refusalOf(isJson ? "JSON, but not a collection that we know" : "text, but not a table"));
  }
  const rows = groups.reduce((sum, { table }) => sum + table.rowCount, 0);
  if (rows > ROWS) return refused(tooManyRows(rows));
  const mappings = new Map(choices?.map(({ headerKey, mapping }) => [headerKey, mapping]));
  if (!choices || isPreview) {
    const described = groups.filter(({ headerKey }) => !choices || mappings.get(headerKey));
    if (described.length === 0) return refused("This table is not in the files.");
    return {
      kind: "tables",
      tables: described.map(({ headerKey, files, table }) => ({
        ...describeTable(table, mappings.get(headerKey)),
        files,
      })),
    };
  }
  const results: (Result | string)[] = [];
  for (const { headerKey, files, table } of groups) {
    const mapping = mappings.get(headerKey);
    if (mapping) results.push(readMapped(table, mapping));
    else if (mapping === null) skipped.push(rowsOf({ name: files.join(", "), table }, "which you left out"));
    else results.push(`Choose the columns of ${files.join(", ")}.`);
  }
  if (results.length === 0) return refused("You left out all tables. Choose the columns of one.");
  const read = toReadFile(GENERIC_ID, results);
  if (read.kind === "entries") read.skipped.push(...skipped);
  return read;
}

/** A list of objects in JSON is a table. */
export function asTable(part: Part): Part {
  const table = part.kind === "json" ? jsonTable(part.value) : null;
  return table ? { name: part.name, kind: "table", table } : part;
}

function toReadFile(format: string, results: (Result | string)[]): ReadFile {
  const refusal = results.find((result) => typeof result === "string");
  if (refusal !== undefined) return refused(refusal);
  const read = results.filter((result) => typeof result !== "string");
  const entries = read.flatMap((result) => result.entries);
  const problems = read.flatMap((result) => result.problems);
  const records = read.flatMap((result) => result.records);
  const skipped = read.flatMap((result) => result.skipped);
  const cells = read.flatMap((result) => result.cells.reports());
  const rows = entries.length + problems.length;
  if (rows > ROWS) return refused(tooManyRows(rows));
  return { kind: "entries", format, entries, problems, records, skipped, cells };
}

function refused(sentence: string): ReadFile {
  return { kind: "refused", sentence };
}

function tooManyRows(rows: number): string {
  const [count, limit] = [rows, ROWS].map((number) => number.toLocaleString("en-US"));
  return `This file has ${count} rows. An import can have at most ${limit}: divide the file.`;
}

type Parts = { parts: Part[]; others: { name: string; sentence: string }[] };

/** The readable parts of files and ZIPs, and why the others are not read. */
export function partsOf(files: InputFile[]): Parts {
  const found: Parts = { parts: [], others: [] };
  const budget = newBudget();
  for (const file of files) addParts({ ...file, name: baseName(file.name) }, found, budget, true);
  return found;
}

function addParts({ name, bytes }: InputFile, found: Parts, budget: Budget, mayBeZip: boolean): void {
  const kind = kindOf(bytes, budget);
  const refuse = (sentence: string) => found.others.push({ name, sentence });
  if (kind.kind === "other") refuse(refusalOf(kind.what));
  else if (kind.kind === "json") {
    const value = parseJson(kind.text);
    if (value === undefined) refuse(refusalOf("JSON, but it is broken or incomplete"));
    else found.parts.push({ name, kind: "json", value });
  } else if (kind.kind === "table") {
    const table = parseTable(kind.text);
    if (table) found.parts.push({ name, kind: "table", table });
    else refuse(refusalOf("an empty file"));
  } else if (kind.kind === "html") {
    const records = htmlRecords(kind.text);
    const table = records && tableOf(records);
    if (table) found.parts.push({ name, kind: "table", table });
    else refuse(refusalOf("a web page (HTML)"));
  } else if (mayBeZip) {
    const unpacked = unzip(bytes, budget);
    if (typeof unpacked === "string") refuse(unpacked);
    else if (unpacked.length === 0) refuse(refusalOf("a ZIP without tables or JSON in it"));
    else for (const file of unpacked) addParts(file, found, budget, false);
  } else refuse("This ZIP has another archive in it. Unpack it and choose the file with your collection.");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
