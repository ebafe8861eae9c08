"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ShownAchievement } from "@/lib/achievements/achievement";
import { AchievementList } from "./achievement-list";
import { BoardToolbar } from "./board-toolbar";
import { ListSection } from "./list-section";
import { ProgressSlot, SetUpSteamId } from "./progress-slot";

const Live = lazyPart(() =>
  import("./achievements-board-live").then((module) => module.AchievementsBoardLive),
);

export type AchievementsBoardProps = {
  steamAppId: number;
  /** The page's own address, to which a person comes back after signing in. */
  path: string;
  achievements: ShownAchievement[];
};

/**
 * The visitor's progress over the list. What the server renders is the list as it is for everyone; the rest is in the
 * browser alone: what the address asks for, and what the visitor has earned.
 */
export function AchievementsBoard(props: AchievementsBoardProps) {
  return (
    <Suspense fallback={<StaticBoard {...props} />}>
      <Live {...props} />
    </Suspense>
  );
}

function StaticBoard({ path, achievements }: AchievementsBoardProps) {
  return (
    <>
      <ProgressSlot isUnknown>
        <SetUpSteamId path={path} />
      </ProgressSlot>
      <ListSection toolbar={<BoardToolbar achievements={achievements} />}>
        {/* An address that asks for an order keeps the list's place until the script has put it in that order. */}
        <div className="[[data-arranged]_&]:invisible">
          <AchievementList achievements={achievements} />
        </div>
      </ListSection>
    </>
  );
}
