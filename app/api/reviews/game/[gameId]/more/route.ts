import { gameIdParamsSchema } from "@/lib/games/input";
import { anyone, route, routes } from "@/lib/http/route";
import { moreReviewsQuerySchema } from "@/lib/reviews/input";
import { getMoreReviews } from "@/lib/reviews/public-reviews";

const QUERY = { params: gameIdParamsSchema, query: moreReviewsQuerySchema } as const;

/** The public reviews of a game after the first ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", ...QUERY }, ({ params, query }) =>
    getMoreReviews(params.gameId, query.offset),
  ),
});
