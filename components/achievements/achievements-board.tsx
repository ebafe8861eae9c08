"use client";

import { island } from "@/components/ui/island";
import type { ShownAchievement } from "@/lib/achievements/achievement";
import { AchievementList } from "./achievement-list";
import { BoardToolbar } from "./board-toolbar";
import { ListSection, WithProgress } from "./list-section";
import { ProgressSlot, SetUpSteamId } from "./progress-slot";

export type AchievementsBoardProps = {
  steamAppId: number;
  /** The page's path, for returning after sign-in. */
  path: string;
  achievements: ShownAchievement[];
};

/** The list with the visitor's progress. The server renders the list alone; the browser adds the URL's order and the progress. */
export const AchievementsBoard = island(
  () => import("./achievements-with-progress").then((module) => module.AchievementsWithProgress),
  { fallback: (props: AchievementsBoardProps) => <StaticBoard {...props} /> },
);

function StaticBoard({ path, achievements }: AchievementsBoardProps) {
  return (
    <WithProgress>
      <ProgressSlot isUnknown>
        <SetUpSteamId path={path} />
      </ProgressSlot>
      <ListSection toolbar={<BoardToolbar achievements={achievements} />}>
        {/* With an order in the URL, the list is hidden until it is sorted. */}
        <div className="[[data-arranged]_&]:invisible">
          <AchievementList achievements={achievements} />
        </div>
      </ListSection>
    </WithProgress>
  );
}
