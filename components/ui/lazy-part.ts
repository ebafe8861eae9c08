import { type ComponentType, lazy } from "react";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * React's `lazy` for a part that the page can be read without: where its script does not come, what stands in its place
 * stays, and the script is asked for again. With `lazy` alone the whole page would make room for an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** @returns what `load` brings: where it fails in the browser, it is called again after a while, and again. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      // On the server a script that cannot be read is a fault of the build.
      if (typeof window === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
