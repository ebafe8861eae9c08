import { getFilterCounts } from "@/lib/games/get-filtered-list";
import { getGameList } from "@/lib/games/get-game-list";
import { gameListQuerySchema } from "@/lib/games/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/**
 * A page of a list of games: `?list=popular|action|adventure|rpg&offset=&dev=&pub=&q=` and the filters of browse pages. The first
 * page has the total.
 */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: anyone, limit: "read", query: gameListQuerySchema, cacheControl: CATALOGUE_CACHE_CONTROL },
    async ({ query: { offset, ...list } }) => {
      const [page, counts] = await Promise.all([
        getGameList({ ...list, offset }),
        offset === 0 ? getFilterCounts(list) : null,
      ]);
      return { ...page, ...(counts ? { total: counts.total } : {}) };
    },
  ),
});
