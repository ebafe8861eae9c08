import { gameSearchQuerySchema } from "@/lib/games/input";
import { searchGames } from "@/lib/games/search-games";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: anyone, limit: "read", query: gameSearchQuerySchema, cacheControl: CATALOGUE_CACHE_CONTROL },
    async ({ query }) => {
      const { games, hidden } = await searchGames(query);
      return { games, hidden: hidden.length };
    },
  ),
});
