"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** A card's badge with the game's status on the user's shelf. */
export const ShelfStatus = island(() => import("./status-badge").then((module) => module.StatusBadge), {
  when: useSignedInHint,
});

/** A card's "add as …" buttons for signed-in users, on hover or focus; touch screens have a button that opens them. */
export const QuickActions = island(() => import("./card-actions").then((module) => module.CardActions), {
  when: useSignedInHint,
});

/** In a row: the status of the game on the visitor's shelf, to change it, or "Add". */
export const RowStatus = island(() => import("./own-row-status").then((module) => module.OwnRowStatus), {
  when: useSignedInHint,
});
