import { z } from "zod";
import { AppError } from "@/lib/errors";
import { parseGameId } from "@/lib/games/game-id";
import { getCatalogueGame } from "@/lib/games/get-catalogue-game";
import { getGame } from "@/lib/games/get-game";
import { atomResponse } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { gameReviewsAtom } from "@/lib/reviews/atom";
import { getNewestReviews } from "@/lib/reviews/public-reviews";
import { siteUrl } from "@/lib/site";

const paramsSchema = z.object({ id: z.string() });

/** A game's newest public reviews, for feed readers. IGDB is requested only for a game that the catalogue does not have yet. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => {
    const id = parseGameId(params.id);
    const game = id && ((await getCatalogueGame(id))?.game ?? (await getGame(id)));
    if (!game) throw new AppError("not_found", "This game does not exist.");
    return atomResponse(gameReviewsAtom(game, await getNewestReviews(game.id), siteUrl()));
  }),
});
