import { getPopularGameDetails } from "@/lib/games/get-popular-games";
import { popularBodySchema } from "@/lib/games/proxy/input";
import { anyone, route, routes } from "@/lib/http/route";

/** The spec's list of popular games: `{ offset, limit }`, as an array in the spec's shape. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "igdbProxy", origin: "any", errors: "text", body: popularBodySchema },
    async ({ body }) => getPopularGameDetails(body.offset, body.limit),
  ),
});
