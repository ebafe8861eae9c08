import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { likersQuerySchema } from "@/lib/reviews/input";
import { getReviewLikers } from "@/lib/reviews/own-reviews";

/** Who likes the user's own review: `?after=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: signedIn(), limit: "read", params: gameIdParamsSchema, query: likersQuerySchema },
    ({ user, params, query }) => getReviewLikers(user, params.gameId, query.after),
  ),
});
