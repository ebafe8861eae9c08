import type { QueryClient } from "@tanstack/react-query";
import { statusChecksOptions } from "./queries";
import { type OverallStatus, overallStatus, shownEntries } from "./service-status";

export const OVERALL_WORDS: Readonly<Record<OverallStatus, string>> = {
  operational: "All systems operational",
  degraded: "Some systems degraded",
  outage: "Major outage",
};

export function overallOf(checks: Parameters<typeof shownEntries>[0]): OverallStatus {
  return overallStatus(shownEntries(checks).map(({ status }) => status));
}

/** Throws if the status could not be loaded. */
export async function readOverallWords(queryClient: QueryClient): Promise<string> {
  return OVERALL_WORDS[overallOf(await queryClient.fetchQuery(statusChecksOptions()))];
}
