import { readFileSync } from "node:fs";
import type { Entry, FileRecord, Problem, Skipped } from "./entry.ts";
import { type ReadOptions, readFiles } from "./read-file.ts";
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
};

export function readKnown(files: InputFile[], options?: ReadOptions): Known {
  const read = readFiles(files, options);
  if (read.kind !== "entries") throw new Error(`Not recognized: ${JSON.stringify(read).slice(0, 300)}`);
  return read;
}

/** What the entries contain, without empty fields. */
export function filled(entries: Entry[]): Record<string, unknown>[] {
  return entries.map((entry) => {
    const plays = entry.plays.map(withoutEmpty);
    return withoutEmpty({ ...entry, plays: plays.length > 0 ? plays : null });
  });
}

function withoutEmpty(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));
}

export function refusal(files: InputFile[], options?: ReadOptions): string {
  const read = readFiles(files, options);
  return read.kind === "refused" ? read.sentence : `not refused: ${read.kind}`;
}
