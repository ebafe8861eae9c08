"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** On pages that are the same for everyone. */
export const OwnModerationNote = island(
  () => import("./moderation-note").then((module) => module.ModerationNote),
  { when: useSignedInHint },
);
