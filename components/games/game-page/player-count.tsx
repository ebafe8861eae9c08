"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PlayerCountProps } from "./player-count-live";

const Live = lazyPart(() => import("./player-count-live").then((module) => module.PlayerCountLive));

/** Current players on Steam, in reserved space; empty where unknown. */
export function PlayerCount(props: PlayerCountProps) {
  return (
    <div className="h-6 text-[15px] text-ink-2">
      <Suspense>
        <Live {...props} />
      </Suspense>
    </div>
  );
}
