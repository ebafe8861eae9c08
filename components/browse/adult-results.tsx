"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The games for adults only of a search, in place of what every visitor sees (`children`). */
export const AdultResults = island(() => import("./adult-games").then((module) => module.AdultGames), {
  when: useSignedInHint,
  fallback: ({ children }) => children,
});
