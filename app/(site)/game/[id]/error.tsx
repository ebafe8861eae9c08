"use client";

import { GameNotFound } from "@/components/games/game-not-found";

export default function GameError({ reset }: { error: Error; reset: () => void }) {
  return <GameNotFound onRetry={reset} />;
}
