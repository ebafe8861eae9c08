import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { getLikers } from "@/lib/reviews/own-reviews";

/** Who likes the user's own review. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", params: gameIdParamsSchema }, async ({ user, params }) => ({
    likers: await getLikers(user, params.gameId),
  })),
});
