"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { type LikeButtonProps, VisitorLike } from "./like-face";

/** A heart with the number of likes; it leads visitors to the sign-in. */
export const LikeButton = island<LikeButtonProps>(
  () => import("./own-like").then((module) => module.OwnLike),
  { when: useSignedInHint, fallback: VisitorLike },
);
