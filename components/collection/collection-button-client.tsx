"use client";

import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { CollectionButtonProps } from "./collection-button-live";

const Live = lazyPart(() => import("./collection-button-live").then((module) => module.CollectionButtonLive));

/**
 * Visitors keep the server-rendered link and load no script. The live button stays when the session ends, so that an open
 * form keeps what was typed.
 */
export function CollectionButtonClient({
  children,
  ...props
}: CollectionButtonProps & { children: ReactNode }) {
  const isSignedIn = useSignedInHint();
  const [isLive, setLive] = useState(isSignedIn);
  if (isSignedIn && !isLive) setLive(true);
  if (!isLive) return children;
  return (
    <Suspense fallback={children}>
      <Live {...props} />
    </Suspense>
  );
}
