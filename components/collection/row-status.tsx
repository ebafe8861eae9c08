"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The status of a game on the visitor's shelf, to change it, or "Add". */
export const RowStatus = island(() => import("./own-row-status").then((module) => module.OwnRowStatus), {
  when: useSignedInHint,
});
