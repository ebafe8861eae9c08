import { getGameList } from "@/lib/games/get-game-list";
import { gameListQuerySchema } from "@/lib/games/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** A page of a list of games: `?list=popular|action|adventure|rpg&offset=&dev=&pub=&q=`. */
export const GET = route(async (request) => {
  const options = parseQuery(request.url, gameListQuerySchema);
  await rateLimit(request, "getList");
  return json(await getGameList(options), { cacheControl: CATALOGUE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
