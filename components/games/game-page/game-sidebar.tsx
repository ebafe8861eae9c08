import { Card, CardTitle } from "@/components/ui/card";
import { achievementsPath } from "@/lib/achievements/path";
import type { Game, TimeToBeat } from "@/lib/games/schema";
import { Chips } from "./chips";
import { GameCompanies } from "./game-companies";
import { GameGenres } from "./game-genres";
import { GameLinks } from "./game-links";
import { ReleaseDatesPanel } from "./release-dates-panel";
import { StoreAchievements } from "./store-achievements";
import { TimeToBeatPanel } from "./time-to-beat-panel";

type GameSidebarProps = {
  game: Game;
  timeToBeat: TimeToBeat | null;
  /** IGDB is unavailable: what its pages of achievements and companies need cannot be read. */
  isPartial: boolean;
};

/** Facts beside the text: sticky on wide screens, below it on narrow ones. */
export function GameSidebar({ game, timeToBeat, isPartial }: GameSidebarProps) {
  return (
    // Last on phones, where it is laid out only when scrolled near.
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-sm:*:[contain-intrinsic-size:auto_170px] max-sm:*:[content-visibility:auto] sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:*:mb-4 sm:max-lg:*:break-inside-avoid lg:sticky lg:top-20">
      <h2 className="sr-only">Details</h2>
      {game.steamAppId && !isPartial && <StoreAchievements href={achievementsPath(game)} />}
      <TimeToBeatPanel timeToBeat={timeToBeat} />
      {game.platforms.length > 0 && (
        <Card>
          <CardTitle>Platforms</CardTitle>
          <Chips>
            {game.platforms.map(({ id, name }) => (
              <li key={id} className="chip">
                {name}
              </li>
            ))}
          </Chips>
        </Card>
      )}
      <GameGenres genres={game.genres} />
      <GameCompanies companies={game.companies} linksToLists={isPartial} />
      <ReleaseDatesPanel releaseDates={game.releaseDates} />
      <GameLinks websites={game.websites} igdbUrl={game.igdbUrl} />
    </aside>
  );
}
