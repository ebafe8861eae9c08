import { cn } from "@/components/ui/cn";
import type { ShownAchievement } from "@/lib/achievements/achievement";
import type { Earned } from "@/lib/achievements/progress";
import { AchievementCard } from "./achievement-card";

/** Longer lists use `content-visibility`; shorter ones are not worth the estimated heights. */
const MANY = 100;

type AchievementListProps = {
  achievements: ShownAchievement[];
  /** Null while unknown. */
  earned?: ReadonlyMap<string, Earned> | null;
};

export function AchievementList({ achievements, earned }: AchievementListProps) {
  return (
    <ul
      aria-labelledby="all-achievements-heading"
      className={cn(
        achievements.length > MANY && "*:[contain-intrinsic-size:auto_77px] *:[content-visibility:auto]",
      )}
    >
      {achievements.map((achievement) => (
        <AchievementCard
          key={achievement.apiname}
          achievement={achievement}
          earned={earned ? (earned.get(achievement.apiname) ?? NOT_EARNED) : null}
        />
      ))}
    </ul>
  );
}

const NOT_EARNED: Earned = { isEarned: false, unlocktime: 0, icon: null };
