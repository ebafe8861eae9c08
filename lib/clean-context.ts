import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

type Runner = <T>(work: () => T) => T;

/**
 * Runs work outside of the current request's context. One upstream call serves many requests, and Next would otherwise
 * count its fetches and timers to the first. `instrumentation-node.ts` calls it before any request exists.
 */
export const inCleanContext = processWide<Runner>("clean-context", () => AsyncLocalStorage.snapshot());
