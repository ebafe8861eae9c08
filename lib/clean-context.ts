import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

type Runner = <T>(work: () => T) => T;

/**
 * Runs work outside of the request that happens to start it. One call to an outside service serves many requests, so
 * it must not carry the first one's context, which Next would count its fetches and timers to. `instrumentation-node.ts`
 * asks for it first, where there is no request yet.
 */
export const inCleanContext = processWide<Runner>("clean-context", () => AsyncLocalStorage.snapshot());
