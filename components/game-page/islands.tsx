"use client";

import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { formatReleaseDate } from "@/lib/games/format";
import type { ReleaseCountdownProps } from "./countdown";
import type { PlayerCountProps } from "./current-players";
import { ReleaseLine } from "./release-line";

export const FollowedOwnersSlot = island(
  () => import("./followed-owners").then((module) => module.FollowedOwners),
  { when: useSignedInHint },
);

const CurrentPlayers = island(() => import("./current-players").then((module) => module.CurrentPlayers));

/** Current players on Steam, in reserved space; empty if unknown. */
export function PlayerCount(props: PlayerCountProps) {
  return (
    <div className="h-6 min-w-[152px]">
      <CurrentPlayers {...props} />
    </div>
  );
}

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
