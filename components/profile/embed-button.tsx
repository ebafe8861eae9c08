"use client";

import { lazy, Suspense } from "react";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazy(() =>
  import("./embed-button-live").then((module) => ({ default: module.EmbedButtonLive })),
);

/** The way to embed the own widget. Visitors, for whom the page is the same, never load it. */
export function EmbedButton({ username }: { username: string }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live username={username} />
    </Suspense>
  );
}
