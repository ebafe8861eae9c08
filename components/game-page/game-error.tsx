"use client";

import { type ErrorPageProps, RetryPage } from "@/components/page/retry-page";

/** The spec's "Game not found" for a game that cannot be loaded, with the reason. */
export function GameError({ error, retry }: ErrorPageProps) {
  return (
    <RetryPage
      title="Game not found"
      text="The games catalogue cannot be reached right now, so this page could not be loaded. It usually comes back within a minute."
      error={error}
      retry={retry}
    />
  );
}
