import { gameIdParamsSchema } from "@/lib/games/input";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { moreReviewsQuerySchema } from "@/lib/reviews/input";
import { getGameReviews } from "@/lib/reviews/public-reviews";

/** A further page of the public reviews of a game. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: anyone,
      limit: "read",
      params: gameIdParamsSchema,
      query: moreReviewsQuerySchema,
      cacheControl: PROFILE_CACHE_CONTROL,
    },
    ({ params, query }) => getGameReviews(params.gameId, query.offset),
  ),
});
