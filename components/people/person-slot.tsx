"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The list is the same for everyone: what depends on the user loads afterwards. */
export const PersonSlot = island(() => import("./person-actions").then((module) => module.PersonActions), {
  when: useSignedInHint,
});
