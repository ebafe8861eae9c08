import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { getReviewFor } from "@/lib/reviews/own-reviews";

/** A review that the user may read, also for followers only. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: reviewParamsSchema }, ({ user, params }) =>
    getReviewFor(user, params),
  ),
});
