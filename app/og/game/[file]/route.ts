import { z } from "zod";
import { answerCard, subjectOf, withoutQuery } from "@/lib/cards/answer";
import { getGameCard } from "@/lib/cards/game-card";
import { AppError } from "@/lib/errors";
import { cardPath } from "@/lib/games/card-path";
import { parseGameId } from "@/lib/games/game-id";
import { getCatalogueGame } from "@/lib/games/get-catalogue-game";
import { getGame } from "@/lib/games/get-game";
import { anyone, route, routes } from "@/lib/http/route";

const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** While IGDB is unavailable, our own catalogue has all that a card shows. */
async function knownGame(id: number, error: unknown) {
  const known = await getCatalogueGame(id);
  if (!known) throw error;
  return known.game;
}

const paramsSchema = z.object({ file: z.string() });

/** A game's social card: `/og/game/{id}-{version}.jpg`, or the current one without a version. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const bare = withoutQuery(request);
    if (bare) return bare;
    const id = parseGameId(subjectOf(params.file) ?? "");
    const game = id && (await getGame(id).catch((error) => knownGame(id, error)));
    if (!game || game.isAdult) throw new AppError("not_found", "Game not found");
    return answerCard(request, {
      path: cardPath(game),
      unversioned: A_DAY,
      make: (draw) => getGameCard(game, draw),
    });
  }),
});
