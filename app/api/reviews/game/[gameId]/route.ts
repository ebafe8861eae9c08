import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { getOwnReviews } from "@/lib/reviews/own-reviews";

/** What the user sees of a game's reviews besides the public ones. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: gameIdParamsSchema }, ({ user, params }) =>
    getOwnReviews(user, params.gameId),
  ),
});
