"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./shelf-status-live").then((module) => module.ShelfStatusLive));

/** Says on a card that the game is on the visitor's shelf, and how. */
export function ShelfStatus({ gameId }: { gameId: number }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live gameId={gameId} />
    </Suspense>
  );
}
