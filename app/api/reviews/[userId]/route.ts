import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { authorParamsSchema } from "@/lib/reviews/input";
import { getAuthorReviewsView } from "@/lib/reviews/own-reviews";

/** What the user sees of an author's reviews besides the public ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: authorParamsSchema }, ({ user, params }) =>
    getAuthorReviewsView(user, params.userId),
  ),
});
