"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** A card's "add as …" buttons for signed-in users, on hover or focus; touch screens have a button that opens them. */
export const QuickActions = island(() => import("./card-actions").then((module) => module.CardActions), {
  when: useSignedInHint,
});
