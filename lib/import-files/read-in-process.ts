import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { log } from "../log.ts";
import type { FileHead, ReadRows } from "./entry.ts";
import { READ_MEMORY_MB, READ_MS } from "./limits.ts";
import type { ReadOptions } from "./read-file.ts";
import type { FilesAt, ReaderMessage, ReaderRequest } from "./reader-process.ts";

/** Node loads this file without a bundler, from the repository's folder in which the app runs. */
const READER = "lib/import-files/reader-process.ts";
/** Cache of compiled code: without it, each process loads Node's TypeScript compiler, which needs 27 MB. */
const COMPILED = join(process.env.NEXT_DIST_DIR || ".next", "cache/import-files");

/** Not imported: the bundler would look for the file of a `fork` that it sees. */
const { fork } = process.getBuiltinModule("node:child_process");

const LIMITS = { milliseconds: READ_MS, megabytes: READ_MEMORY_MB };

/** A part of the rows, in their order: entries, problems, records. */
export type Piece = ReadRows & { format: string };

/**
 * Reads files of one collection in a process of their own: unlike a thread, it can be killed within `JSON.parse`, and running out
 * of memory ends nothing else. The rows come in pieces, the next one when `take` is done with the last, so that only one is in
 * this process's memory.
 * @throws what `take` throws
 */
export function readInProcess(
  at: FilesAt,
  options: ReadOptions,
  take: (piece: Piece) => Promise<void>,
  limits = LIMITS,
): Promise<FileHead> {
  const reader = startReader(limits.megabytes);
  const send = (request: ReaderRequest) => reader.connected && reader.send(request, () => undefined);
  return new Promise<FileHead>((resolve, reject) => {
    const timer = setTimeout(() => {
      log.warn("import_file_too_slow", { limit: limits.milliseconds });
      resolve(refused("This file takes too long to read. Divide it into smaller ones."));
    }, limits.milliseconds);
    let head: FileHead | undefined;
    const receive = async (message: ReaderMessage) => {
      if ("head" in message) {
        // The file is read; `take` has a time limit of its own.
        clearTimeout(timer);
        head = message.head;
      } else if ("piece" in message && head?.kind === "entries") {
        await take({ format: head.format, entries: [], problems: [], records: [], ...message.piece });
      } else if (head) return resolve(head);
      send("next");
    };
    reader.on("message", (message: ReaderMessage) => void receive(message).catch(reject));
    reader.on("error", (error) => {
      log.error("import_reader_failed", { error });
      resolve(refused(BROKEN));
    });
    reader.on("exit", (code, signal) => {
      clearTimeout(timer);
      if (head === undefined) log.warn("import_file_unreadable", { code, signal });
      // Out of memory, Node aborts or the system kills it.
      resolve(refused(signal === null ? BROKEN : TOO_LARGE));
    });
    send({ at, options });
  }).finally(() => reader.kill("SIGKILL"));
}

function startReader(megabytes: number): ChildProcess {
  const [file, compiled] = [READER, COMPILED].map((path) =>
    join(/* turbopackIgnore: true */ process.cwd(), path),
  );
  return fork(file ?? "", {
    // It handles files of unknown origin and needs none of the app's secrets.
    env: { NODE_ENV: process.env.NODE_ENV, NODE_COMPILE_CACHE: compiled },
    execArgv: [`--max-old-space-size=${megabytes}`, "--max-semi-space-size=2"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

const BROKEN = "This file could not be read. Check that it is the exported file, unchanged.";
const TOO_LARGE = "This file needs too much memory to read. Divide it into smaller ones.";

function refused(sentence: string): FileHead {
  return { kind: "refused", sentence };
}
