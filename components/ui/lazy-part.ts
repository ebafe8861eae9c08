import { type ComponentType, createElement, type FunctionComponent, lazy } from "react";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * React's `lazy` for an optional part of a page: when its script fails to load, the fallback stays and the
 * script is requested again. Plain `lazy` would replace the whole page by an error.
 *
 * A function component, not the result of `lazy`: React wraps what a server component imports in a `lazy` of its own
 * while its script is loading, and refuses one within another (error 306).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await untilLoaded(load) }));
  return (props) => createElement(Lazy, props);
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
