"use client";

import type { ReactNode } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

type LaterReviewProps = {
  userId: string;
  gameId: number;
  /** What everyone else sees. */
  children: ReactNode;
};

/** A review for followers, or an own one: the page is the same for everyone. */
export const LaterReview = island<LaterReviewProps>(
  () => import("./closed-review").then((module) => module.ClosedReview),
  { when: useSignedInHint, fallback: ({ children }) => children },
);
