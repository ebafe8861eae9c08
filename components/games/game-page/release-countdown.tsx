"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ReleaseCountdownProps } from "./release-countdown-live";

const Live = lazyPart(() => import("./release-countdown-live").then((module) => module.ReleaseCountdownLive));

/** Days, hours, minutes and seconds until a game is released; its place is kept until the browser knows the time. */
export function ReleaseCountdown(props: ReleaseCountdownProps) {
  return (
    <div className="h-[68px]">
      <Suspense>
        <Live {...props} />
      </Suspense>
    </div>
  );
}
