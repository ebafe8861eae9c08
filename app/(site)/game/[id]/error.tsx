"use client";

import { LateRetryPage } from "@/components/page/late-retry-page";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** The spec's "Game not found" for a game that cannot be loaded, with the reason. */
export default function GameErrorPage(props: ErrorPageProps) {
  return (
    <LateRetryPage
      title="Game not found"
      text="The games catalogue cannot be reached right now, so this page could not be loaded. It usually comes back within a minute."
      {...props}
    />
  );
}
