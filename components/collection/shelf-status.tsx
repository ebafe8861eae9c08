"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./shelf-status-live").then((module) => module.ShelfStatusLive));

/** A card's badge with the game's status on the user's shelf. */
export function ShelfStatus({ gameId }: { gameId: number }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live gameId={gameId} />
    </Suspense>
  );
}
