import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { authorQuerySchema } from "@/lib/reviews/input";
import { getLikedReviews } from "@/lib/reviews/own-reviews";

/** Of which games the user likes an author's review. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: authorQuerySchema }, async ({ user, query }) => ({
    games: await getLikedReviews(user, query.userId),
  })),
});
