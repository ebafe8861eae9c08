import { gameIdParamsSchema } from "@/lib/games/input";
import { anyone, route, routes } from "@/lib/http/route";
import { moreReviewsQuerySchema } from "@/lib/reviews/input";
import { listGameReviews } from "@/lib/reviews/public-reviews";

const QUERY = { params: gameIdParamsSchema, query: moreReviewsQuerySchema } as const;

/** The public reviews of a game that fit a filter, or follow those of an earlier page. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", ...QUERY }, ({ params, query: { after, ...filter } }) =>
    listGameReviews(params.gameId, filter, after),
  ),
});
