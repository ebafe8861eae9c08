import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { reviewFilterQuerySchema } from "@/lib/reviews/input";
import { getOwnReviews } from "@/lib/reviews/own-reviews";

const QUERY = { params: gameIdParamsSchema, query: reviewFilterQuerySchema } as const;

/** What the user sees of a game's reviews besides the public ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", ...QUERY }, ({ user, params, query }) =>
    getOwnReviews(user, params.gameId, query),
  ),
});
