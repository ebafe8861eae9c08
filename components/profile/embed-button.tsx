"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./embed-button-live").then((module) => module.EmbedButtonLive));

/** The way to embed the own widget. Visitors, for whom the page is the same, never load it. */
export function EmbedButton({ username }: { username: string }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live username={username} />
    </Suspense>
  );
}
