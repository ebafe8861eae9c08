import { closeSync, openSync, readSync } from "node:fs";
import type { FileHead, ReadRows } from "./entry.ts";
import { type ReadOptions, readFiles } from "./read-file.ts";
import type { InputFile } from "./zip.ts";

/** The positions of the files in one file that contains all of them. */
export type FilesAt = { path: string; files: { name: string; start: number; end: number }[] };

/** From the app: what to read, then "next" for each message after the first. */
export type ReaderRequest = { at: FilesAt; options: ReadOptions } | "next";

/** In this order: the file without its rows, the rows in pieces, the end. Each is sent after the one before has been taken. */
export type ReaderMessage = { head: FileHead } | { piece: Partial<ReadRows> } | { end: true };

/** The database accepts 1,000 at once; smaller batches need less memory. */
const ROWS_PER_PIECE = 500;

function* messages(at: FilesAt, options: ReadOptions): Generator<ReaderMessage> {
  const { entries, problems, records, ...head } = {
    entries: [],
    problems: [],
    records: [],
    ...readFiles(inputOf(at), options),
  };
  yield { head };
  // Sent rows can be garbage-collected.
  while (entries.length > 0) yield { piece: { entries: entries.splice(0, ROWS_PER_PIECE) } };
  while (problems.length > 0) yield { piece: { problems: problems.splice(0, ROWS_PER_PIECE) } };
  while (records.length > 0) yield { piece: { records: records.splice(0, ROWS_PER_PIECE) } };
  yield { end: true };
}

function inputOf({ path, files }: FilesAt): InputFile[] {
  const file = openSync(path, "r");
  try {
    return files.map(({ name, start, end }) => {
      const bytes = new Uint8Array(end - start);
      readSync(file, bytes, 0, bytes.length, start);
      return { name, bytes };
    });
  } finally {
    closeSync(file);
  }
}

let rest: Generator<ReaderMessage> | undefined;

process.on("message", (request: ReaderRequest) => {
  if (request !== "next") rest = messages(request.at, request.options);
  const { value } = rest?.next() ?? {};
  if (value) process.send?.(value);
});
process.on("disconnect", () => process.exit());
