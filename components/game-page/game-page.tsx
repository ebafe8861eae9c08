import type { ReactNode } from "react";
import { SectionsOfPage } from "@/components/page/sections-of-page";
import { ReviewsOfGame } from "@/components/reviews/reviews-of-game";
import type { GameNumbers } from "@/lib/collection/get-game-numbers";
import { formatCountUpTo } from "@/lib/format-count";
import { additionsPath } from "@/lib/games/additions-path";
import type { Game, TimeToBeat } from "@/lib/games/schema";
import { gameSections } from "@/lib/games/sections";
import { MAX_COUNTED_REVIEWS } from "@/lib/reviews/path";
import type { GameReviews } from "@/lib/reviews/public-reviews";
import { GameAbout } from "./game-about";
import { GameHero } from "./game-hero";
import { GameScreenshots } from "./game-screenshots";
import { GameSection } from "./game-section";
import { GameSidebar } from "./game-sidebar";
import { GameVideos } from "./game-videos";
import { OnQuestshelf } from "./on-questshelf";
import { PartialNotice } from "./partial-notice";
import { RelatedGames } from "./related-games";

type GamePageProps = {
  game: Game;
  timeToBeat: TimeToBeat | null;
  numbers: GameNumbers | null;
  /** Null if they cannot be read. */
  reviews: GameReviews | null;
  /** What the user has of the game. */
  shelf: ReactNode;
  /** The game is all that our own catalogue knows. */
  isPartial?: boolean;
};

/** The section ids are those of `gameSections`. */
export function GamePage({ game, timeToBeat, numbers, reviews, shelf, isPartial = false }: GamePageProps) {
  const sections = gameSections(game);
  // All games have reviews, or a place for them.
  const hasNothing = sections.length === 1;
  return (
    <article>
      <SectionsOfPage sections={sections} sourceUrl={game.igdbUrl} />
      <GameHero game={game} shelf={shelf} />
      <div className="wrap relative mt-6.5 grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_312px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
          {isPartial && <PartialNotice href={game.path} />}
          {hasNothing && !isPartial && (
            <p className="text-ink-2">The games database has nothing more about this game yet.</p>
          )}
          <GameAbout game={game} />
          <OnQuestshelf gameId={game.id} numbers={numbers} />
          <GameSection
            id="reviews"
            title="Reviews"
            count={reviews?.total ? formatCountUpTo(MAX_COUNTED_REVIEWS, reviews.total) : undefined}
          >
            <ReviewsOfGame game={{ id: game.id, name: game.name, path: game.path }} page={reviews} />
          </GameSection>
          <GameScreenshots game={game} />
          <GameVideos game={game} />
          <RelatedGames
            id="dlcs-and-expansions"
            title="DLCs and Expansions"
            games={[...game.dlcs, ...game.expansions]}
            all={{ href: additionsPath(game), count: game.additionCount }}
          />
          <RelatedGames id="remakes" title="Remakes" games={game.remakes} />
          <RelatedGames id="remasters" title="Remasters" games={game.remasters} />
          <RelatedGames id="similar-games" title="Similar Games" games={game.similarGames} />
        </div>
        <GameSidebar game={game} timeToBeat={timeToBeat} isPartial={isPartial} />
      </div>
    </article>
  );
}
