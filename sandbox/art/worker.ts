import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { type Job, render } from "./render.ts";

// One picture at a time on one thread: a burst of covers must leave the machine to the other stand-ins.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on("message", async ({ id, job }: { id: number; job: Job }) => {
  try {
    parentPort?.postMessage({ id, body: await render(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
