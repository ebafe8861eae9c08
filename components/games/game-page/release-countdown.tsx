"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { formatReleaseDate } from "@/lib/games/format";
import type { ReleaseCountdownProps } from "./release-countdown-live";
import { ReleaseLine } from "./release-line";

const Live = lazyPart(() => import("./release-countdown-live").then((module) => module.ReleaseCountdownLive));

/** Countdown to a release, and "Out now" after it; its space is reserved until hydration. */
export function ReleaseCountdown(props: ReleaseCountdownProps) {
  const line = (
    <>
      <ReleaseLine verb="Releases" when={formatReleaseDate(props.releaseDate)} />
      <div className="h-[68px]" />
    </>
  );
  return (
    <div className="grid gap-3">
      <Suspense fallback={line}>
        <Live {...props} />
      </Suspense>
    </div>
  );
}
