"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** Opens the embed dialog, for the owner only. The page is equal for everyone, so other visitors never load it. */
export const EmbedButton = island(
  () => import("./own-embed-button").then((module) => module.OwnEmbedButton),
  {
    when: useSignedInHint,
  },
);
