import { getPopularGames } from "@/lib/games/get-popular-games";
import { popularBodySchema } from "@/lib/games/proxy/input";
import { anyone, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "igdbProxy", origin: "any", body: popularBodySchema },
    async ({ body }) => getPopularGames(body.offset, body.limit),
  ),
});
