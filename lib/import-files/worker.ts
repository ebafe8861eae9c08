import { parentPort, workerData } from "node:worker_threads";
import type { FileHead, ReadRows } from "./entry.ts";
import { readFiles } from "./read-file.ts";

/** In this order: the file without its rows, the rows in pieces, the end. Each is sent after the one before has been taken. */
export type WorkerMessage = { head: FileHead } | { piece: Partial<ReadRows> } | { end: true };

/** The database accepts 1,000 at once; smaller batches need less memory. */
const ROWS_PER_PIECE = 500;

function* messages(): Generator<WorkerMessage> {
  const { entries, problems, records, ...head } = {
    entries: [],
    problems: [],
    records: [],
    ...readFiles(workerData.files.splice(0), workerData.options),
  };
  yield { head };
  // Sent rows can be garbage-collected.
  while (entries.length > 0) yield { piece: { entries: entries.splice(0, ROWS_PER_PIECE) } };
  while (problems.length > 0) yield { piece: { problems: problems.splice(0, ROWS_PER_PIECE) } };
  while (records.length > 0) yield { piece: { records: records.splice(0, ROWS_PER_PIECE) } };
  yield { end: true };
}

const rest = messages();
const send = () => parentPort?.postMessage(rest.next().value);

parentPort?.on("message", send);
send();
