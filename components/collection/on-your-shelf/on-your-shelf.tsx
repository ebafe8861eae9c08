"use client";

import { type ReactNode, Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./on-your-shelf-live").then((module) => module.OnYourShelfLive));

/** A row of the user's own games; visitors load none of it. */
export function OnYourShelf({ skeleton }: { skeleton: ReactNode }) {
  if (!useSignedInHint()) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Live />
    </Suspense>
  );
}
