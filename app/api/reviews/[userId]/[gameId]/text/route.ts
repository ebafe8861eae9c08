import { maybeSignedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { getReviewText } from "@/lib/reviews/own-reviews";

/** The whole text, which pages and lists have covered. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: maybeSignedIn, limit: "read", params: reviewParamsSchema },
    async ({ user, params }) => ({ text: await getReviewText(user, params) }),
  ),
});
