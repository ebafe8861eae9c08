"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** Every page below loads this script, so the message is loaded on demand. */
const GameError = lazy(() =>
  import("@/components/game-page/game-error").then((module) => ({ default: module.GameError })),
);

export default function GameErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <GameError error={error} retry={retry} />
    </Suspense>
  );
}
