"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

export const OwnReviewsSlot = island(() => import("./own-reviews").then((module) => module.OwnReviews), {
  when: useSignedInHint,
});
