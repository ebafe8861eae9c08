import { readApi } from "@/lib/browser-api";
import { type Statistics, statisticsSchema } from "./schema";

/** @throws {AppError} with the API's code and message */
export function fetchStatistics(signal: AbortSignal): Promise<Statistics> {
  return readApi("/api/statistics", statisticsSchema, { signal });
}
