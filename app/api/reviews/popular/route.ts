import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getPopularReviews } from "@/lib/reviews/own-reviews";

/** The most liked reviews of the last seven days. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    reviews: await getPopularReviews(user),
  })),
});
