"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** After the public reviews of an author. */
export const ClosedReviewsSlot = island(
  () => import("./closed-reviews").then((module) => module.ClosedReviews),
  { when: useSignedInHint },
);

export const ClosedReviewsTabSlot = island(
  () => import("./closed-reviews").then((module) => module.ClosedReviewsTab),
  { when: useSignedInHint },
);

/** After what it hides, or in it. */
export const AuthorSlot = island(() => import("./hidden-review").then((module) => module.HiddenAuthor), {
  when: useSignedInHint,
});
