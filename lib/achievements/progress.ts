import type { AchievementsResult } from "./schema";

/** `unlocktime` in Unix seconds, 0 where Steam does not know it. */
export type Earned = { isEarned: boolean; unlocktime: number; icon: string | null };

export type Progress =
  | { state: "known"; earned: ReadonlyMap<string, Earned> }
  | { state: Exclude<AchievementsResult["progress"], "known"> };

export function toProgress({ userAchievements, progress }: AchievementsResult): Progress {
  if (progress !== "known") return { state: progress };
  const earned = new Map(
    userAchievements.map(({ apiname, achieved, unlocktime, icon }) => [
      apiname,
      { isEarned: achieved === 1, unlocktime, icon },
    ]),
  );
  return { state: "known", earned };
}

/** The spec's three figures. The percentage is an integer, and 100 only when nothing remains. */
export function countProgress(
  achievements: readonly { apiname: string }[],
  earned: ReadonlyMap<string, Earned>,
): { earned: number; remaining: number; percent: number } {
  const count = achievements.filter(({ apiname }) => earned.get(apiname)?.isEarned).length;
  const total = achievements.length;
  return {
    earned: count,
    remaining: total - count,
    percent: total > 0 ? Math.floor((count / total) * 100) : 0,
  };
}
