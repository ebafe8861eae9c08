"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { QuickActionsProps } from "./quick-actions-live";

const Live = lazyPart(() => import("./quick-actions-live").then((module) => module.QuickActionsLive));

/** A card's "add as …" buttons for signed-in users, on hover or focus; touch screens have a button that opens them. */
export function QuickActions(props: QuickActionsProps) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense>
      <Live {...props} />
    </Suspense>
  );
}
