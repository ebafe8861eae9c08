"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { CollectionButtonProps } from "./collection-button-live";

const Live = lazy(() =>
  import("./collection-button-live").then((module) => ({ default: module.CollectionButtonLive })),
);

/** Visitors keep what the server has drawn, and load nothing more. */
export function CollectionButtonClient({
  children,
  ...props
}: CollectionButtonProps & { children: ReactNode }) {
  if (!useSignedInHint()) return children;
  return (
    <Suspense fallback={children}>
      <Live {...props} />
    </Suspense>
  );
}
