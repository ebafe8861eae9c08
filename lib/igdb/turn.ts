import "server-only";
import { currentRequest } from "@/lib/http/request-context";

/** The client that a read counts for, and how long it may wait for a slot. */
export type Turn = {
  client: string;
  /** No client waits for its answer: it comes after the client's other reads. */
  isBackground?: boolean;
  /** Milliseconds; a read that would wait longer is refused at once. */
  maxWaitMs?: number;
  /** Cancels the read while it waits. */
  signal?: AbortSignal;
};

/** Reads that no request has caused, such as the check of the status page. */
const OWN_READS = "questshelf";

/** The turn of the request that causes a read. Call it before `inCleanContext`, in which there is none. */
export function currentTurn(): Turn {
  const request = currentRequest();
  return { client: request?.client ?? OWN_READS, isBackground: request?.isAnswered ?? false };
}
