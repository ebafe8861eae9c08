"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** A card's badge with the game's status on the user's shelf. */
export const ShelfStatus = island(() => import("./status-badge").then((module) => module.StatusBadge), {
  when: useSignedInHint,
});
