"use client";

import { island } from "@/components/ui/island";
import type { PlayerCountProps } from "./current-players";

const CurrentPlayers = island(() => import("./current-players").then((module) => module.CurrentPlayers));

/** Current players on Steam, in reserved space; empty if unknown. */
export function PlayerCount(props: PlayerCountProps) {
  return (
    <div className="h-6 min-w-[152px]">
      <CurrentPlayers {...props} />
    </div>
  );
}
