"use client";

import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { CollectionButtonProps } from "./collection-button-live";

const Live = lazyPart(() => import("./collection-button-live").then((module) => module.CollectionButtonLive));

/**
 * Visitors keep what the server has drawn, and load nothing more. Who was here keeps the living button when the session
 * ends: a form that is open there has to say so, and to keep what was typed.
 */
export function CollectionButtonClient({
  children,
  ...props
}: CollectionButtonProps & { children: ReactNode }) {
  const isHere = useSignedInHint();
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  if (!wasHere) return children;
  return (
    <Suspense fallback={children}>
      <Live {...props} />
    </Suspense>
  );
}
