import type { ReactNode } from "react";
import { GameStrip } from "@/components/collection/game-page/game-strip";
import { stripGame } from "@/components/collection/game-page/strip-game";
import { PartialGamePage } from "@/components/game-page/partial-game-page";
import { AdultNotice } from "@/components/games/adult-notice";
import { getGameNumbers } from "@/lib/collection/get-game-numbers";
import { parseGameId } from "@/lib/games/game-id";
import { getCatalogueGame } from "@/lib/games/get-catalogue-game";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { getGameReviews } from "@/lib/reviews/public-reviews";

/**
 * What our own catalogue knows of a game, for a page without IGDB's data; null if it knows nothing. Not redirected to its slug: a
 * response with the status of a failed read cannot redirect.
 */
export async function partialGamePage(params: Promise<{ id: string }>): Promise<ReactNode> {
  const id = parseGameId((await params).id);
  if (!id) return null;
  const known = (await readOrFallback(`game ${id} of the catalogue`, getCatalogueGame(id), null)).value;
  if (!known) return null;
  const { game, timeToBeat } = known;
  const [numbers, reviews] = await Promise.all([getGameNumbers(id), getGameReviews(id)]);
  const page = (
    <PartialGamePage
      game={game}
      timeToBeat={timeToBeat}
      numbers={numbers}
      reviews={reviews}
      shelf={<GameStrip game={stripGame(game)} />}
    />
  );
  return game.isAdult ? <AdultNotice name={game.name}>{page}</AdultNotice> : page;
}
