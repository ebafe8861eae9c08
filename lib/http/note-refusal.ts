import "server-only";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import { processWide } from "@/lib/process-wide";
import { BoundedMap } from "@/lib/shared-store/bounded-map";
import { currentRequest } from "./request-context";

/** A client at full speed would fill the log. */
const LOGGED_EVERY_MS = 60_000;
const MAX_REMEMBERED = 10_000;

const loggedAt = processWide("refusals", () => new BoundedMap<string, number>(MAX_REMEMBERED));

/**
 * Counts a request that a limit refuses, and logs it once a minute for each client and limit. Pass the client where the
 * work may run in `inCleanContext`, in which there is no request.
 */
export function noteRefusal(limit: string, client = currentRequest()?.client): void {
  metrics().limitsRefused.add(1, { limit });
  const key = `${limit} ${client}`;
  const now = Date.now();
  if (now - (loggedAt().get(key) ?? 0) < LOGGED_EVERY_MS) return;
  loggedAt().set(key, now);
  log.info("limit_refused", { limit, client });
}
