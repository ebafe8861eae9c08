"use client";

import { useQuery } from "@tanstack/react-query";
import { statusChecksOptions } from "@/lib/status/queries";
import { failedEntries, overallStatus, shownEntries } from "@/lib/status/service-status";
import { NOT_LOADED, summaryOf } from "@/lib/status/summary";
import { useHydrated } from "@/lib/use-hydrated";
import { ServiceRow } from "./service-row";
import { OverallFrame, ServiceList } from "./status-frames";
import { StatusSkeleton } from "./status-skeleton";

const TITLES = {
  operational: "All Systems Operational",
  degraded: "Some Systems Degraded",
  outage: "Major Outage",
} as const;

export function StatusResults() {
  const isHydrated = useHydrated();
  const { data, isError, errorUpdatedAt } = useQuery(statusChecksOptions());
  if (!isHydrated || (!data && !isError)) return <StatusSkeleton />;
  // By the spec, a failed check is shown as an outage; earlier results stay below it.
  const entries = isError ? failedEntries(errorUpdatedAt, data) : shownEntries(data ?? {});
  const overall = overallStatus(entries.map(({ status }) => status));
  return (
    <>
      <OverallFrame
        status={overall}
        title={TITLES[overall]}
        text={isError ? NOT_LOADED : summaryOf(entries)}
      />
      <ServiceList>
        {entries.map((entry) => (
          <li key={entry.service}>
            <ServiceRow entry={entry} />
          </li>
        ))}
      </ServiceList>
    </>
  );
}
