import { SectionsOfPage } from "@/components/page/sections-of-page";
import { type Achievement, toShown } from "@/lib/achievements/achievement";
import { achievementsPath } from "@/lib/achievements/path";
import type { Game } from "@/lib/games/schema";
import { AchievementsBoard } from "./achievements-board";
import { AchievementsHero } from "./achievements-hero";
import { NoAchievements } from "./no-achievements";

const SECTIONS = [
  { id: "your-progress", title: "Your Progress" },
  { id: "all-achievements", title: "All Achievements" },
];

type AchievementsPageProps = { game: Game; achievements: Achievement[] };

/** A game's Steam achievements, the same for everyone; the browser adds the visitor's progress. */
export function AchievementsPage({ game, achievements }: AchievementsPageProps) {
  const shown = toShown(achievements);
  const { steamAppId, igdbUrl } = game;
  const isListed = steamAppId !== null && shown.length > 0;
  return (
    <article>
      <SectionsOfPage sections={isListed ? SECTIONS : []} sourceUrl={igdbUrl} />
      <AchievementsHero game={game} />
      <div className="wrap relative mt-8 lg:mt-14">
        {isListed ? (
          <AchievementsBoard steamAppId={steamAppId} path={achievementsPath(game)} achievements={shown} />
        ) : (
          <NoAchievements game={game} />
        )}
      </div>
    </article>
  );
}
