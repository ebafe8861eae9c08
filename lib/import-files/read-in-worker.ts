import { join } from "node:path";
import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { log } from "../log.ts";
import type { Entry, Problem, ReadFile } from "./entry.ts";
import { READ_MEMORY_MB, READ_MS } from "./limits.ts";
import type { ReadOptions } from "./read-file.ts";
import type { InputFile } from "./zip.ts";

const AT_ONCE = 2;
const WAITING = 6;

/** Node loads this file itself, as it does `lib/shared-store`: the app runs in the folder of the repository. */
const WORKER = "lib/import-files/worker.ts";
/** Compiled code is kept here: without it, each thread loads Node's TypeScript compiler, which needs 27 MB. */
const COMPILED = join(process.env.NEXT_DIST_DIR || ".next", "cache/import-files");

const LIMITS = { milliseconds: READ_MS, megabytes: READ_MEMORY_MB };

const queue = new PQueue({ concurrency: AT_ONCE });

/** Reads files of one collection in a thread of their own, with limits of time and memory. The bytes move there. */
export async function readInWorker(
  files: InputFile[],
  options: ReadOptions = {},
  limits = LIMITS,
): Promise<ReadFile> {
  if (queue.size >= WAITING) return refused("Many files are being read right now. Try again in a minute.");
  return queue.add(() => read(files, options, limits));
}

function read(files: InputFile[], options: ReadOptions, limits: typeof LIMITS): Promise<ReadFile> {
  const whole = files.map(({ name, bytes }) => ({
    name,
    // A view of a shared buffer cannot be moved.
    bytes: bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice(),
  }));
  const [file, compiled] = [WORKER, COMPILED].map((path) =>
    join(/* turbopackIgnore: true */ process.cwd(), path),
  );
  const start = `require("node:module").enableCompileCache(${JSON.stringify(compiled)}); import(${JSON.stringify(file)})`;
  const worker = new Worker(start, {
    eval: true,
    workerData: { files: whole, options },
    transferList: whole.map(({ bytes }) => bytes.buffer).filter((buffer) => buffer instanceof ArrayBuffer),
    // It handles files of unknown origin and needs none of the app's secrets.
    env: {},
    execArgv: [],
    // Little room for new objects: reading makes much garbage, which would otherwise pile up in the app's memory.
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 4 },
  });
  return new Promise((resolve) => {
    const end = (result: ReadFile) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => {
      log.warn("import_file_too_slow", { limit: limits.milliseconds });
      end(refused("This file takes too long to read. Divide it into smaller ones."));
    }, limits.milliseconds);
    const entries: Entry[] = [];
    const problems: Problem[] = [];
    let found: ReadFile | undefined;
    worker.on("message", (message) => {
      found ??= message.read;
      for (const entry of message.entries ?? []) entries.push(entry);
      for (const problem of message.problems ?? []) problems.push(problem);
      if (!message.end) worker.postMessage("next");
      else if (found) end(found.kind === "entries" ? { ...found, entries, problems } : found);
    });
    worker.on("error", (error) => {
      log.warn("import_file_unreadable", { error });
      const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      end(
        refused(isMemory ? "This file needs too much memory to read. Divide it into smaller ones." : BROKEN),
      );
    });
    worker.on("exit", () => end(refused(BROKEN)));
  });
}

const BROKEN = "This file could not be read. Check that it is the exported file, unchanged.";

function refused(sentence: string): ReadFile {
  return { kind: "refused", sentence };
}
