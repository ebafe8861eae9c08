"use client";

import { lazy, Suspense } from "react";

/** Every game's page carries this boundary's script, so what it shows is fetched when it is needed. */
const GameError = lazy(() =>
  import("@/components/games/game-page/game-error").then((module) => ({ default: module.GameError })),
);

export default function GameErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense>
      <GameError error={error} retry={retry} />
    </Suspense>
  );
}
