"use client";

import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";
import type { ReviewMenuProps } from "./review-actions";

/** What can be done with someone's review. */
export const ReviewMenu = island<ReviewMenuProps>(() => import("./review-actions").then((module) => module.ReviewActions), {
  fallback: <MoreButton />,
});
