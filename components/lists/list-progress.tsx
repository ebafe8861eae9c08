"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** How much of a list the signed-in visitor has completed, and the way to its other games. */
export const ListProgress = island(() => import("./own-progress").then((module) => module.OwnProgress), {
  when: useSignedInHint,
});
