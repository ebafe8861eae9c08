import { readApi } from "@/lib/browser-api";
import { type Statistics, statisticsSchema, type Year, yearSchema } from "./schema";

/** @throws {AppError} with the API's code and message */
export function fetchStatistics(signal: AbortSignal): Promise<Statistics> {
  return readApi("/api/statistics", statisticsSchema, { signal });
}

/** @throws {AppError} with the API's code and message */
export function fetchYear(year: string, signal: AbortSignal): Promise<Year> {
  return readApi(`/api/statistics/year?of=${encodeURIComponent(year)}`, yearSchema, { signal });
}
