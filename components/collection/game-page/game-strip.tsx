"use client";

import { useState } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { LoginToAdd } from "./login-to-add";
import type { StripGame } from "./strip-game";

/** What the user has of a game, and what to do next with it. Visitors get a link and no script. */
export const GameStrip = island<{ game: StripGame }>(
  () => import("./own-strip").then((module) => module.OwnStrip),
  { when: useHasBeenSignedIn, fallback: LoginToAdd },
);

/** Stays true when the session ends, so that an open form keeps what was typed. */
function useHasBeenSignedIn(): boolean {
  const isSignedIn = useSignedInHint();
  const [hasBeen, setHasBeen] = useState(isSignedIn);
  if (isSignedIn && !hasBeen) setHasBeen(true);
  return hasBeen;
}
