"use client";

import { island } from "@/components/ui/island";
import { StatusSkeleton } from "./status-skeleton";

const StatusResults = island(() => import("./status-results").then((module) => module.StatusResults), {
  fallback: <StatusSkeleton />,
});

/**
 * Health of each service. The browser requests it, since public pages are equal for everyone; a skeleton is
 * shown until then.
 */
export function StatusBoard() {
  return (
    <>
      <noscript>
        <p className="mt-8 text-ink-2">This page needs JavaScript to check the services.</p>
      </noscript>
      <div className="needs-script mt-6 md:mt-8">
        <StatusResults />
      </div>
    </>
  );
}
