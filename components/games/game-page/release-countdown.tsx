"use client";

import { lazy, Suspense } from "react";
import type { ReleaseCountdownProps } from "./release-countdown-live";

const Live = lazy(() =>
  import("./release-countdown-live").then((module) => ({ default: module.ReleaseCountdownLive })),
);

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
