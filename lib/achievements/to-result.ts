import type { Achievement } from "./achievement";
import type { AchievementsResult } from "./schema";

type Earned = { apiname: string; achieved: boolean; unlocktime: number };

export function toResult(
  achievements: readonly Achievement[],
  progress: AchievementsResult["progress"],
  earned: readonly Earned[] = [],
): AchievementsResult {
  const byName = new Map(earned.map((row) => [row.apiname, row]));
  return {
    userAchievements: achievements.map(({ apiname, displayName, description, icon, icongray }) => {
      const row = byName.get(apiname);
      return {
        apiname,
        name: apiname,
        displayName,
        description,
        achieved: row?.achieved ? 1 : 0,
        unlocktime: row?.achieved ? row.unlocktime : 0,
        icon,
        icongray,
      };
    }),
    globalStats: achievements.flatMap(({ apiname, percent }) =>
      percent === null ? [] : [{ name: apiname, percent }],
    ),
    progress,
  };
}
