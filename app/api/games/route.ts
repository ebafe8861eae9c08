import { getGameList } from "@/lib/games/get-game-list";
import { gameListQuerySchema } from "@/lib/games/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/** A page of a list of games: `?list=popular|action|adventure|rpg&offset=&dev=&pub=&q=` and the filters of browse pages. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: anyone, limit: "read", query: gameListQuerySchema, cacheControl: CATALOGUE_CACHE_CONTROL },
    async ({ query }) => getGameList(query),
  ),
});
