import type { ReactNode } from "react";
import type { CatalogueGame } from "@/lib/games/get-catalogue-game";
import { GamePage } from "./game-page";

/** What our own catalogue knows of a game. It sets the document's title: the page's metadata has none. */
export function PartialGamePage({ game, timeToBeat, shelf }: CatalogueGame & { shelf: ReactNode }) {
  const title = game.releaseYear ? `${game.name} (${game.releaseYear})` : game.name;
  return (
    <>
      <title>{`${title} · Questshelf`}</title>
      <GamePage game={game} timeToBeat={timeToBeat} shelf={shelf} isPartial />
    </>
  );
}
