"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/site/retry-page";

/** Every game's page carries this boundary's script, so what it shows is fetched when it is needed. */
const GameError = lazy(() =>
  import("@/components/games/game-page/game-error").then((module) => ({ default: module.GameError })),
);

export default function GameErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <GameError error={error} retry={retry} />
    </Suspense>
  );
}
