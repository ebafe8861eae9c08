import { AppError } from "@/lib/errors";
import { gameIdParamsSchema } from "@/lib/games/input";
import { anyone, route, routes } from "@/lib/http/route";
import { moreReviewsQuerySchema } from "@/lib/reviews/input";
import { getGameReviews, REVIEWS_UNAVAILABLE } from "@/lib/reviews/public-reviews";

const QUERY = { params: gameIdParamsSchema, query: moreReviewsQuerySchema } as const;

/** The public reviews of a game after the first ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", ...QUERY }, async ({ params, query }) => {
    const page = await getGameReviews(params.gameId, query.offset);
    if (!page) throw new AppError("upstream_unavailable", REVIEWS_UNAVAILABLE);
    return page;
  }),
});
