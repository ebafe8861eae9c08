"use client";

import { island } from "@/components/ui/island";
import { formatReleaseDate } from "@/lib/games/format";
import type { ReleaseCountdownProps } from "./countdown";
import { ReleaseLine } from "./release-line";

const Countdown = island(() => import("./countdown").then((module) => module.Countdown), {
  fallback: ({ releaseDate }) => (
    <>
      <ReleaseLine verb="Releases" when={formatReleaseDate(releaseDate)} />
      <div className="h-[68px]" />
    </>
  ),
});

/** Countdown to a release, and "Out now" after it; its space is reserved until hydration. */
export function ReleaseCountdown(props: ReleaseCountdownProps) {
  return (
    <div className="grid gap-3">
      <Countdown {...props} />
    </div>
  );
}
