"use client";

import { type ReactNode, useState } from "react";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { CollectionButtonProps } from "./shelf-buttons";

/** Visitors keep the server-rendered link (`children`) and load no script. */
export const CollectionButtonClient = island<CollectionButtonProps & { children: ReactNode }>(
  () => import("./shelf-buttons").then((module) => module.ShelfButtons),
  { when: useHasBeenSignedIn, fallback: ({ children }) => children },
);

/** Stays true when the session ends, so that an open form keeps what was typed. */
function useHasBeenSignedIn(): boolean {
  const isSignedIn = useSignedInHint();
  const [hasBeen, setHasBeen] = useState(isSignedIn);
  if (isSignedIn && !hasBeen) setHasBeen(true);
  return hasBeen;
}
