"use client";

import { lazy, Suspense } from "react";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { QuickActionsProps } from "./quick-actions-live";

const Live = lazy(() =>
  import("./quick-actions-live").then((module) => ({ default: module.QuickActionsLive })),
);

/**
 * A card's "add as …" buttons, for who is signed in: with the pointer or the focus on the card, or by a button of their
 * own where nothing hovers.
 */
export function QuickActions(props: QuickActionsProps) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
