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
  /** The page's path, for returning after sign-in. */
  path: string;
  achievements: ShownAchievement[];
};

/** The list with the visitor's progress. The server renders the list alone; the browser adds the URL's order and the progress. */
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
        {/* With an order in the URL, the list is hidden until it is sorted. */}
        <div className="[[data-arranged]_&]:invisible">
          <AchievementList achievements={achievements} />
        </div>
      </ListSection>
    </>
  );
}
