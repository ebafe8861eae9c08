"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ReleaseCountdownProps } from "./release-countdown-live";

const Live = lazyPart(() => import("./release-countdown-live").then((module) => module.ReleaseCountdownLive));

/** Countdown to a release; its space is reserved until hydration. */
export function ReleaseCountdown(props: ReleaseCountdownProps) {
  return (
    <div className="h-[68px]">
      <Suspense>
        <Live {...props} />
      </Suspense>
    </div>
  );
}
