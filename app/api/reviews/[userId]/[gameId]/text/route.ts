import { getUser } from "@/lib/auth/user";
import { ownSession, route, routes } from "@/lib/http/route";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { getReviewText } from "@/lib/reviews/own-reviews";

/** The whole text of a review, for its reader: visitors read public ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "read", params: reviewParamsSchema }, async ({ params }) =>
    getReviewText(await getUser(), params.userId, params.gameId),
  ),
});
