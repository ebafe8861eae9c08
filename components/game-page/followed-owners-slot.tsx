"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The page is the same for everyone: what depends on the user loads afterwards. */
export const FollowedOwnersSlot = island(
  () => import("./followed-owners").then((module) => module.FollowedOwners),
  { when: useSignedInHint },
);
