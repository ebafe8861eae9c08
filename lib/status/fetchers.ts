import { readApi } from "@/lib/browser-api";
import { type StatusChecks, statusChecksSchema } from "./schema";

/** @throws {AppError} */
export function fetchStatusChecks(signal: AbortSignal): Promise<StatusChecks> {
  return readApi("/api/status-checks", statusChecksSchema, { signal });
}
