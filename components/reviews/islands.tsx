"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

// The parts of public pages, which are the same for everyone, that depend on the user or load late.

export const PopularReviewsSlot = island(
  () => import("./popular-reviews").then((module) => module.PopularReviews),
  { when: useSignedInHint },
);

/** On a game's page: the pages after the rendered one. */
export const MoreReviewsSlot = island(() => import("./more-reviews").then((module) => module.MoreReviews));

export const OwnReviewsSlot = island(() => import("./own-reviews").then((module) => module.OwnReviews), {
  when: useSignedInHint,
});

/** After the public reviews of an author. */
export const ClosedReviewsSlot = island(
  () => import("./closed-reviews").then((module) => module.ClosedReviews),
  { when: useSignedInHint },
);

export const ClosedReviewsTabSlot = island(
  () => import("./closed-reviews").then((module) => module.ClosedReviewsTab),
  { when: useSignedInHint },
);

type LaterReviewProps = {
  userId: string;
  gameId: number;
  /** What everyone else sees. */
  children: ReactNode;
};

/** A review for followers, or an own one. */
export const LaterReview = island<LaterReviewProps>(
  () => import("./closed-review").then((module) => module.ClosedReview),
  { when: useSignedInHint, fallback: ({ children }) => children },
);

/** The heart of a list; its number loads late, too. */
export const ListLike = island(() => import("./late-list-like").then((module) => module.LateListLike), {
  fallback: <span className="like" />,
});
