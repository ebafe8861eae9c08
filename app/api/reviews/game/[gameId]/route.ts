import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { getOwnReviewsView } from "@/lib/reviews/own-reviews";

/** What the user alone sees beside the public reviews of a game. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: gameIdParamsSchema }, ({ user, params }) =>
    getOwnReviewsView(user, params.gameId),
  ),
});
