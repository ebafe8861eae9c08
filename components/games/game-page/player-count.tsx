"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PlayerCountProps } from "./player-count-live";

const Live = lazyPart(() => import("./player-count-live").then((module) => module.PlayerCountLive));

/** How many play the game on Steam now: a line whose place is kept, and which stays empty where nobody knows. */
export function PlayerCount(props: PlayerCountProps) {
  return (
    <div className="h-6 text-[15px] text-ink-2">
      <Suspense>
        <Live {...props} />
      </Suspense>
    </div>
  );
}
