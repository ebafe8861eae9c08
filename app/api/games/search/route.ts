import { gameSearchQuerySchema } from "@/lib/games/input";
import { searchGames } from "@/lib/games/search-games";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** Games by name: `?q=`. */
export const GET = route(async (request) => {
  const { q } = parseQuery(request.url, gameSearchQuerySchema);
  await rateLimit(request, "getList");
  return json({ games: await searchGames(q) }, { cacheControl: CATALOGUE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
