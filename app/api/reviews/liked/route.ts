import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { likedQuerySchema } from "@/lib/reviews/input";
import { getLikedReviews } from "@/lib/reviews/own-reviews";

/** Which of some reviews the user likes. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: likedQuerySchema }, async ({ user, query }) => ({
    liked: await getLikedReviews(user, query.reviews),
  })),
});
