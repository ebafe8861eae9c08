import { readApi } from "@/lib/browser-api";
import { type StatusChecks, statusChecksSchema } from "./schema";

/** How each service is, from our own API. @throws {AppError} */
export function fetchStatusChecks(signal: AbortSignal): Promise<StatusChecks> {
  return readApi("/api/status-checks", statusChecksSchema, { signal });
}
