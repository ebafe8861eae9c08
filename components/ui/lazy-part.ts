import { type ComponentType, lazy } from "react";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * React's `lazy` for an optional part of a page: when its script fails to load, the fallback stays and the
 * script is requested again. Plain `lazy` would replace the whole page by an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** Retries `load` until it succeeds. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      // On the server a script that cannot be read is an error of the build.
      if (typeof window === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
