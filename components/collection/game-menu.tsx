"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** What the signed-in user can do with a game of someone else's: see `OwnGameMenu`. */
export const GameMenu = island(() => import("./own-game-menu").then((module) => module.OwnGameMenu), {
  when: useSignedInHint,
});
