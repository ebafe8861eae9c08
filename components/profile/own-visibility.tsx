"use client";

import { usePathname } from "next/navigation";
import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";

const Live = lazyPart(() => import("./own-visibility-live").then((module) => module.OwnVisibilityLive));

/**
 * A note for owners whose profile is not public. The page itself is the same for everyone, so that a private profile looks like
 * one that does not exist.
 */
export function OwnVisibility({ visibility }: { visibility: "link" | "private" }) {
  const username = usePathname().split("/")[2];
  if (!useSignedInHint() || !username) return null;
  return (
    <Suspense>
      <Live username={username} visibility={visibility} />
    </Suspense>
  );
}
