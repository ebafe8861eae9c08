import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { getReadableReview } from "@/lib/reviews/own-reviews";

/** A review that the user may read, also one for followers. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: reviewParamsSchema }, ({ user, params }) =>
    getReadableReview(user, params.userId, params.gameId),
  ),
});
