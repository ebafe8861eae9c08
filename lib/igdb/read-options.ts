import "server-only";
import { currentRequest } from "@/lib/http/request-context";

/** `interactive` reads go first. All `background` reads together use half of the budget at most. */
export type Priority = "interactive" | "background";

export type ReadOptions = {
  /** Whose share of the budget the read uses. */
  client: string;
  priority: Priority;
  /** A read that would wait longer for a slot is refused at once. */
  maxWaitMs: number;
  /** Cancels the read while it waits. */
  signal?: AbortSignal;
};

export const MAX_WAIT_MS = 3000;
/** No client waits for what still runs after its response: it revalidates a stale page. */
const MAX_REVALIDATION_WAIT_MS = 30_000;
/** Reads that no request has caused, such as the check of the status page. */
const OWN_READS = "questshelf";

/** The options of a read that the current request causes. Call it before `inCleanContext`, in which there is none. */
export function readOptions(): ReadOptions {
  const request = currentRequest();
  const client = request?.client ?? OWN_READS;
  return request?.isAnswered
    ? { client, priority: "background", maxWaitMs: MAX_REVALIDATION_WAIT_MS }
    : { client, priority: "interactive", maxWaitMs: MAX_WAIT_MS };
}
