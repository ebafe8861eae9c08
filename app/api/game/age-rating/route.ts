import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { gameIdQuerySchema } from "@/lib/games/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/** The spec's age rating code of a game, 1 (3+) to 7 (RP), or null. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: anyone,
      limit: "read",
      errors: "text",
      query: gameIdQuerySchema,
      cacheControl: CATALOGUE_CACHE_CONTROL,
    },
    async ({ query }) => {
      const game = await getGame(query.gameId);
      if (!game) throw new AppError("not_found", "Game not found");
      return { rating: game.ageRating };
    },
  ),
});
