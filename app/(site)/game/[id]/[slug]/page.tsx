import { permanentRedirect } from "next/navigation";
import { GAME_MESSAGES, gameOfParams } from "@/app/(site)/game/[id]/game-of-params";
import { partialGamePage } from "@/app/(site)/game/[id]/partial-game";
import { GameStrip } from "@/components/collection/game-page/game-strip";
import { stripGame } from "@/components/collection/game-page/strip-game";
import { GamePage } from "@/components/game-page/game-page";
import { AdultNotice } from "@/components/games/adult-notice";
import { JsonLd } from "@/components/page/json-ld";
import { metadataOrNone, pageOrMessage } from "@/components/page/page-or-message";
import { achievementsPath } from "@/lib/achievements/path";
import { getGameNumbers } from "@/lib/collection/get-game-numbers";
import { additionsPath } from "@/lib/games/additions-path";
import { getTimeToBeat } from "@/lib/games/get-time-to-beat";
import { gameJsonLd } from "@/lib/games/json-ld";
import { gameMetadata } from "@/lib/games/metadata";
import type { Game } from "@/lib/games/schema";
import { getGameReviews } from "@/lib/reviews/public-reviews";
import { siteUrl } from "@/lib/site";

export const ensureStatic = "navigation";

const PAGES_OF_GAME = new Map<string, (game: Game) => string>([
  ["achievements", achievementsPath],
  ["dlcs", additionsPath],
]);

type Props = PageProps<"/game/[id]/[slug]">;

/** No game has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ id: "0", slug: "game" }];
}

export async function generateMetadata({ params }: Props) {
  return metadataOrNone(async () => gameMetadata(await gameOfParams(params)));
}

export default async function Page({ params }: Props) {
  const partial = () => partialGamePage(params);
  return pageOrMessage({ ...GAME_MESSAGES, partial }, () => renderGame(params));
}

async function renderGame(params: Props["params"]) {
  const game = await gameOfParams(params);
  const { slug } = await params;
  if (slug !== game.slug) {
    // The address of one of the game's pages without its slug looks like a game's that is called so.
    permanentRedirect(PAGES_OF_GAME.get(slug)?.(game) ?? game.path);
  }
  const [timeToBeat, numbers, reviews] = await Promise.all([
    getTimeToBeat(game.id),
    getGameNumbers(game.id),
    getGameReviews(game.id),
  ]);
  const page = (
    <GamePage
      game={game}
      timeToBeat={timeToBeat}
      numbers={numbers}
      reviews={reviews}
      shelf={<GameStrip game={stripGame(game)} />}
    />
  );
  return game.isAdult ? (
    <AdultNotice name={game.name}>{page}</AdultNotice>
  ) : (
    <>
      <JsonLd data={gameJsonLd(game, siteUrl())} />
      {page}
    </>
  );
}
