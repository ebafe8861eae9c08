import type { ReactNode } from "react";
import type { GameNumbers } from "@/lib/collection/get-game-numbers";
import type { CatalogueGame } from "@/lib/games/get-catalogue-game";
import type { GameReviews } from "@/lib/reviews/public-reviews";
import { GamePage } from "./game-page";

type PartialGamePageProps = CatalogueGame & {
  numbers: GameNumbers | null;
  reviews: GameReviews | null;
  shelf: ReactNode;
};

/** What our own catalogue knows of a game. It sets the document's title: the page's metadata has none. */
export function PartialGamePage({ game, timeToBeat, ...parts }: PartialGamePageProps) {
  const title = game.releaseYear ? `${game.name} (${game.releaseYear})` : game.name;
  return (
    <>
      <title>{`${title} · Questshelf`}</title>
      <GamePage game={game} timeToBeat={timeToBeat} {...parts} isPartial />
    </>
  );
}
