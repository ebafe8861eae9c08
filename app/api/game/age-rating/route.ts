import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { gameIdQuerySchema } from "@/lib/games/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** The spec's age rating code of a game, 1 (3+) to 7 (RP), or null: `?gameId=` → `{ rating }`. */
export const GET = route(async (request) => {
  const { gameId } = parseQuery(request.url, gameIdQuerySchema);
  await rateLimit(request, "getList");
  const game = await getGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  return json({ rating: game.ageRating }, { cacheControl: CATALOGUE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
