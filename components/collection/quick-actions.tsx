"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { QuickActionsProps } from "./quick-actions-live";

const Live = lazyPart(() => import("./quick-actions-live").then((module) => module.QuickActionsLive));

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
