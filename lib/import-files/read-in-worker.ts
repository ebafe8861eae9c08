import { join } from "node:path";
import { isMarkedAsUntransferable, Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { log } from "../log.ts";
import type { FileHead, ReadRows } from "./entry.ts";
import { READ_MEMORY_MB, READ_MS } from "./limits.ts";
import type { ReadOptions } from "./read-file.ts";
import type { WorkerMessage } from "./worker.ts";
import type { InputFile } from "./zip.ts";

const AT_ONCE = 2;
const WAITING = 6;

/** Node loads this file itself, as it does `lib/shared-store`: the app runs in the folder of the repository. */
const WORKER = "lib/import-files/worker.ts";
/** Cache of compiled code: without it, each thread loads Node's TypeScript compiler, which needs 27 MB. */
const COMPILED = join(process.env.NEXT_DIST_DIR || ".next", "cache/import-files");

const LIMITS = { milliseconds: READ_MS, megabytes: READ_MEMORY_MB };

const queue = new PQueue({ concurrency: AT_ONCE });

/** A part of the rows, in their order: entries, problems, records. */
export type Piece = ReadRows & { format: string };

type Take = (piece: Piece) => Promise<void>;

/**
 * Reads files of one collection in a thread of their own, with limits of time and memory. The bytes move there. The rows come in
 * pieces, the next one when `take` is done with the last, so that only one is in this thread's memory.
 * @throws what `take` throws
 */
export async function readInWorker(
  files: InputFile[],
  options: ReadOptions,
  take: Take,
  limits = LIMITS,
): Promise<FileHead> {
  if (queue.size >= WAITING) return refused("Many files are being read right now. Try again in a minute.");
  return queue.add(() => read(files, options, take, limits));
}

function read(
  files: InputFile[],
  options: ReadOptions,
  take: Take,
  limits: typeof LIMITS,
): Promise<FileHead> {
  const worker = startWorker(files, options, limits.megabytes);
  return new Promise<FileHead>((resolve, reject) => {
    const timer = setTimeout(() => {
      log.warn("import_file_too_slow", { limit: limits.milliseconds });
      resolve(refused("This file takes too long to read. Divide it into smaller ones."));
    }, limits.milliseconds);
    let head: FileHead | undefined;
    const receive = async (message: WorkerMessage) => {
      if ("head" in message) {
        // The file is read; `take` has a time limit of its own.
        clearTimeout(timer);
        head = message.head;
      } else if ("piece" in message && head?.kind === "entries") {
        await take({ format: head.format, entries: [], problems: [], records: [], ...message.piece });
      } else if (head) return resolve(head);
      worker.postMessage("next");
    };
    worker.on("message", (message) => void receive(message).catch(reject));
    worker.on("error", (error) => {
      log.warn("import_file_unreadable", { error });
      const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      resolve(
        refused(isMemory ? "This file needs too much memory to read. Divide it into smaller ones." : BROKEN),
      );
    });
    // A message that this thread cannot read is no error of the worker, which would wait for "next" and keep its place.
    worker.on("messageerror", () => resolve(refused(BROKEN)));
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve(refused(BROKEN));
    });
  }).finally(() => worker.terminate());
}

function startWorker(files: InputFile[], options: ReadOptions, megabytes: number): Worker {
  // Several files may be views of one buffer. Small ones may be in Node's own pool, which cannot be moved.
  const own = files.map(({ name, bytes }) => ({
    name,
    bytes: isMarkedAsUntransferable(bytes.buffer) ? new Uint8Array(bytes) : bytes,
  }));
  const buffers = new Set(own.map(({ bytes }) => bytes.buffer));
  const [file, compiled] = [WORKER, COMPILED].map((path) =>
    join(/* turbopackIgnore: true */ process.cwd(), path),
  );
  const start = `require("node:module").enableCompileCache(${JSON.stringify(compiled)}); import(${JSON.stringify(file)})`;
  return new Worker(start, {
    eval: true,
    workerData: { files: own, options },
    transferList: [...buffers].filter((buffer) => buffer instanceof ArrayBuffer),
    // It handles files of unknown origin and needs none of the app's secrets.
    env: {},
    execArgv: [],
    // Little room for new objects: reading makes much garbage, which would otherwise pile up in the app's memory.
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 4 },
  });
}

const BROKEN = "This file could not be read. Check that it is the exported file, unchanged.";

function refused(sentence: string): FileHead {
  return { kind: "refused", sentence };
}
