"use client";

import { lazy, Suspense } from "react";
import { StatusSkeleton } from "./status-skeleton";

const Live = lazy(() =>
  import("./status-board-live").then((module) => ({ default: module.StatusBoardLive })),
);

/** How each service is. The page is the same for everyone, so the browser asks; until it knows, the cards' places stand. */
export function StatusBoard() {
  return (
    <>
      <noscript>
        <p className="mt-8 rounded-card border border-line bg-surface p-5 text-ink-2">
          This page needs JavaScript to ask how the services are.
        </p>
      </noscript>
      <div className="needs-script mt-7 md:mt-9">
        <Suspense fallback={<StatusSkeleton />}>
          <Live />
        </Suspense>
      </div>
    </>
  );
}
