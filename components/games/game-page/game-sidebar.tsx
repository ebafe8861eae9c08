import { Card, CardTitle } from "@/components/ui/card";
import { achievementsPath } from "@/lib/achievements/path";
import type { Game } from "@/lib/games/schema";
import { Chips, chipClasses } from "./chips";
import { GameCompanies } from "./game-companies";
import { GameGenres } from "./game-genres";
import { GameLinks } from "./game-links";
import { ReleaseDatesPanel } from "./release-dates-panel";
import { StoreAchievements } from "./store-achievements";
import { TimeToBeatPanel } from "./time-to-beat-panel";

/** The facts beside a game's text: sticky on wide screens, in the flow on narrow ones. A panel without content is absent. */
export function GameSidebar({ game }: { game: Game }) {
  return (
    // On a phone it is the end of the page, which is laid out when somebody comes near it.
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-sm:*:[contain-intrinsic-size:auto_170px] max-sm:*:[content-visibility:auto] sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:*:mb-4 sm:max-lg:*:break-inside-avoid lg:sticky lg:top-20">
      <h2 className="sr-only">Details</h2>
      {game.steamAppId && <StoreAchievements href={achievementsPath(game)} />}
      <TimeToBeatPanel gameId={game.id} />
      {game.platforms.length > 0 && (
        <Card>
          <CardTitle>Platforms</CardTitle>
          <Chips>
            {game.platforms.map(({ id, name }) => (
              <li key={id} className={chipClasses}>
                {name}
              </li>
            ))}
          </Chips>
        </Card>
      )}
      <GameGenres genres={game.genres} />
      <GameCompanies companies={game.companies} />
      <ReleaseDatesPanel releaseDates={game.releaseDates} />
      <GameLinks websites={game.websites} igdbUrl={game.igdbUrl} />
    </aside>
  );
}
