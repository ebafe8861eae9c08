"use client";

import { useQuery } from "@tanstack/react-query";
import { QueryProvider } from "@/components/ui/query-provider";
import { useHydrated } from "@/components/ui/use-hydrated";
import { statusChecksOptions } from "@/lib/status/queries";
import { failedEntries, overallStatus, shownEntries } from "@/lib/status/service-status";
import { ServiceCard } from "./service-card";
import { BannerFrame, CardGrid } from "./status-frames";
import { StatusSkeleton } from "./status-skeleton";

export function StatusBoardLive() {
  return (
    <QueryProvider>
      <Board />
    </QueryProvider>
  );
}

const BANNERS = {
  operational: { title: "All Systems Operational", text: "Every service answers as it should." },
  degraded: {
    title: "Some Systems Degraded",
    text: "Something is slow or partly away. Most of Questshelf works.",
  },
  outage: { title: "Major Outage", text: "Pages that need them may not open until they are back." },
} as const;

function Board() {
  const isHydrated = useHydrated();
  const { data, isError, errorUpdatedAt } = useQuery(statusChecksOptions());
  if (!isHydrated || (!data && !isError)) return <StatusSkeleton />;
  // By the spec, a failed check replaces earlier results.
  const entries = isError ? failedEntries(errorUpdatedAt) : shownEntries(data ?? {});
  const overall = overallStatus(entries.map(({ status }) => status));
  return (
    <>
      <BannerFrame status={overall} {...BANNERS[overall]} />
      <CardGrid count={entries.length}>
        {entries.map((entry) => (
          <li key={entry.service}>
            <ServiceCard entry={entry} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
