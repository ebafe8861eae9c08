import { EXPECTED, kindOf, refusalOf } from "./detect.ts";
import type { Mapping, ReadFile } from "./entry.ts";
import type { Format, Part, Result } from "./format.ts";
import { describeTable, GENERIC_ID, isPlausible, readMapped } from "./formats/generic.ts";
import { FORMATS } from "./formats/index.ts";
import { FILE_BYTES, ROWS, TABLE_ROWS } from "./limits.ts";
import { parseTable, type Table } from "./table.ts";
import { baseName, type InputFile, unzip } from "./zip.ts";

/** With a mapping the file is read as a table, though its format may be known. */
export type ReadOptions = { mapping?: Mapping };

/** Files of one collection. Never throws. */
export function readFiles(files: InputFile[], { mapping }: ReadOptions = {}): ReadFile {
  if (files.reduce((sum, file) => sum + file.bytes.length, 0) > FILE_BYTES) {
    return refused("These files are larger than 10 MB in all.");
  }
  const { parts, others } = partsOf(files);
  const [first] = others;
  if (parts.length === 0) return refused(first?.sentence ?? `There is no file. ${EXPECTED}`);
  const tooLong = parts.find((part) => part.kind === "table" && part.table.rowCount > TABLE_ROWS);
  if (tooLong?.kind === "table") return refused(tooManyRows(tooLong.table.rowCount));
  const format = mapping ? undefined : FORMATS.find((known) => parts.some((part) => known.recognizes(part)));
  const read = format ? readKnown(format, parts) : readUnknown(parts, mapping);
  if (read.kind === "entries") {
    for (const { name } of others) read.skipped.push({ reason: `Not read: ${name}`, count: 1 });
  }
  return read;
}

function readKnown(format: Format, parts: Part[]): ReadFile {
  const own = parts.filter((part) => format.recognizes(part));
  const read = toReadFile(format.id, format.read(own));
  if (read.kind === "entries") {
    for (const part of parts.filter((part) => !own.includes(part))) {
      read.skipped.push({ reason: `Not read: ${part.name}`, count: 1 });
    }
  }
  return read.kind === "entries" && read.entries.length + read.problems.length + read.records.length === 0
    ? refused(`This file of ${format.name} has no games in it.`)
    : read;
}

function readUnknown(parts: Part[], mapping: Mapping | undefined): ReadFile {
  const tables = parts.flatMap((part) =>
    part.kind === "table" && isPlausible(part.table) ? [part.table] : [],
  );
  const [table] = tables;
  if (!table) {
    return refused(
      refusalOf(
        parts[0]?.kind === "json" ? "JSON, but not a collection that we know" : "text, but not a table",
      ),
    );
  }
  if (table.rowCount === 0) return refused("This table has a header, but no rows.");
  if (table.rowCount > ROWS) return refused(tooManyRows(table.rowCount));
  if (!mapping) return describeTable(table);
  return toReadFile(GENERIC_ID, readMapped(table, mapping));
}

function toReadFile(format: string, result: Result | string): ReadFile {
  if (typeof result === "string") return refused(result);
  const { entries, problems, records, skipped } = result;
  const cells = result.cells.reports();
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
  for (const file of files) addParts({ ...file, name: baseName(file.name) }, found, true);
  return found;
}

function addParts({ name, bytes }: InputFile, found: Parts, mayBeZip: boolean): void {
  const kind = kindOf(bytes);
  const refuse = (sentence: string) => found.others.push({ name, sentence });
  if (kind.kind === "other") refuse(refusalOf(kind.what));
  else if (kind.kind === "json") {
    const value = parseJson(kind.text);
    if (value === undefined) refuse(refusalOf("JSON, but it is broken or incomplete"));
    else found.parts.push({ name, kind: "json", value });
  } else if (kind.kind === "table") {
    const table: Table | null = parseTable(kind.text);
    if (table) found.parts.push({ name, kind: "table", table });
    else refuse(refusalOf("an empty file"));
  } else if (mayBeZip) {
    const unpacked = unzip(bytes);
    if (typeof unpacked === "string") refuse(unpacked);
    else if (unpacked.length === 0) refuse(refusalOf("a ZIP without tables or JSON in it"));
    else for (const file of unpacked) addParts(file, found, false);
  } else refuse("This ZIP has another archive in it. Unpack it and choose the file with your collection.");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
