"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The list is the same for everyone: what depends on the user loads afterwards. */
export const ReviewSlot = island(() => import("./hidden-review").then((module) => module.HiddenReview), {
  when: useSignedInHint,
});
