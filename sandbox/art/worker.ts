import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { type Job, render } from "./render.ts";

// Draws sequentially on one thread, so that a burst of covers does not slow down the other services.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on("message", async ({ id, job }: { id: number; job: Job }) => {
  try {
    parentPort?.postMessage({ id, body: await render(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
