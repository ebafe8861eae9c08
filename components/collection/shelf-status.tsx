"use client";

import { lazy, Suspense } from "react";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazy(() =>
  import("./shelf-status-live").then((module) => ({ default: module.ShelfStatusLive })),
);

/** Says on a card that the game is on the visitor's shelf, and how. */
export function ShelfStatus({ gameId }: { gameId: number }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live gameId={gameId} />
    </Suspense>
  );
}
