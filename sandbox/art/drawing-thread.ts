import { Worker } from "node:worker_threads";
import type { Job } from "./render.ts";

type Reply = { id: number; body?: Uint8Array; error?: string };
type Waiting = { resolve: (body: Uint8Array) => void; reject: (error: Error) => void };

/** The drawing thread, started at the first job; does not keep the process alive. */
export function createDrawingThread(): (job: Job) => Promise<Uint8Array> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function failAll(error: Error) {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL("./worker.ts", import.meta.url));
    started.on("message", ({ id, body, error }: Reply) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (body) job?.resolve(body);
      else job?.reject(new Error(error));
    });
    started.on("error", failAll);
    started.on("exit", (code) => failAll(new Error(`The drawing thread ended with code ${code}.`)));
    return started;
  }

  return (job) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, job });
    });
}
