"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { OwnerToolsProps } from "./owner-tools-live";

const Live = lazyPart(() => import("./owner-tools-live").then((module) => module.OwnerToolsLive));

/** Edits and embeds the list, for its owner only. The page is equal for everyone, so other visitors never load it. */
export function OwnerTools(props: OwnerToolsProps) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
