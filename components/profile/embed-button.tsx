"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./embed-button-live").then((module) => module.EmbedButtonLive));

/**
 * Opens the embed dialog, for the owner only. The page is equal for everyone, so other visitors never load
 * it.
 */
export function EmbedButton({ username }: { username: string }) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live username={username} />
    </Suspense>
  );
}
