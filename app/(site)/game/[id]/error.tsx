"use client";

import { lazy, Suspense } from "react";

/** Every game's page carries this boundary's script, so what it shows is fetched when it is needed. */
const GameNotFound = lazy(() =>
  import("@/components/games/game-not-found").then((module) => ({ default: module.GameNotFound })),
);

export default function GameError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense>
      <GameNotFound onRetry={retry} />
    </Suspense>
  );
}
