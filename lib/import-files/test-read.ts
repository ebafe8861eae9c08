import { readFileSync } from "node:fs";
import type {
  ColumnReport,
  Entry,
  FileRecord,
  Mapping,
  Problem,
  Skipped,
  TableChoice,
  UnknownTable,
} from "./entry.ts";
import { headerKeyOf } from "./mapper/describe-table.ts";
import { asTable, partsOf, readFiles } from "./read-file.ts";
import type { InputFile } from "./zip.ts";

export function testFile(name: string): InputFile {
  return { name, bytes: new Uint8Array(readFileSync(new URL(`test-files/${name}`, import.meta.url))) };
}

export function textFile(name: string, text: string): InputFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

type Known = {
  format: string;
  entries: Entry[];
  problems: Problem[];
  records: FileRecord[];
  skipped: Skipped[];
  cells: ColumnReport[];
};

/** The same mapping for each table, if there is one. */
type TestOptions = { mapping?: Mapping };

export function choicesOf(files: InputFile[], mapping: Mapping): TableChoice[] {
  const { parts } = partsOf(files);
  return parts
    .map(asTable)
    .flatMap((part) => (part.kind === "table" ? [{ headerKey: headerKeyOf(part.table), mapping }] : []));
}

const optionsOf = (files: InputFile[], { mapping }: TestOptions = {}) =>
  mapping ? { choices: choicesOf(files, mapping) } : {};

export function readKnown(files: InputFile[], options?: TestOptions): Known {
  const read = readFiles(files, optionsOf(files, options));
  if (read.kind !== "entries") throw new Error(`Not recognized: ${JSON.stringify(read).slice(0, 300)}`);
  return read;
}

/** What the entries contain, without empty fields. */
export function filled(entries: Entry[]): Record<string, unknown>[] {
  return entries.map((entry) => {
    const [plays, copies] = [entry.plays, entry.copies].map((list) => list.map(withoutEmpty));
    return withoutEmpty({ ...entry, plays, copies });
  });
}

function withoutEmpty(fields: object): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

/** What the user has to map. */
export function unknownTables(files: InputFile[]): UnknownTable[] {
  const read = readFiles(files);
  if (read.kind !== "tables") throw new Error(`Not unknown: ${JSON.stringify(read).slice(0, 300)}`);
  return read.tables;
}

export function refusal(files: InputFile[], options?: TestOptions): string {
  const read = readFiles(files, optionsOf(files, options));
  return read.kind === "refused" ? read.sentence : `not refused: ${read.kind}`;
}
