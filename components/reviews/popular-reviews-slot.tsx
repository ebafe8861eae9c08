"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The page is the same for everyone: it loads afterwards, for signed-in users. */
export const PopularReviewsSlot = island(
  () => import("./popular-reviews").then((module) => module.PopularReviews),
  { when: useSignedInHint },
);
