"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { AdultResultsProps } from "./adult-results-live";

const Live = lazyPart(() => import("./adult-results-live").then((module) => module.AdultResultsLive));

/** The games for adults only of a search, in place of what every visitor sees (`children`). */
export function AdultResults(props: AdultResultsProps) {
  if (!useSignedInHint()) return props.children;
  return (
    <Suspense fallback={props.children}>
      <Live {...props} />
    </Suspense>
  );
}
