import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { authorParamsSchema, closedReviewsQuerySchema } from "@/lib/reviews/input";
import { getClosedReviews } from "@/lib/reviews/own-reviews";

const INPUT = { params: authorParamsSchema, query: closedReviewsQuerySchema } as const;

/** An author's reviews for followers, to a follower; to the author also the private ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", ...INPUT }, ({ user, params, query }) =>
    getClosedReviews(user, params.userId, query.offset),
  ),
});
