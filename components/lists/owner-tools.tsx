"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** Edits and embeds the list, for its owner only. The page is equal for everyone, so other visitors never load it. */
export const OwnerTools = island(() => import("./owner-buttons").then((module) => module.OwnerButtons), {
  when: useSignedInHint,
});
