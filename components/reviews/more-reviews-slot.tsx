"use client";

import { island } from "@/components/ui/island";

/** Its script is not part of the page's first load. */
export const MoreReviewsSlot = island(() => import("./more-reviews").then((module) => module.MoreReviews));
