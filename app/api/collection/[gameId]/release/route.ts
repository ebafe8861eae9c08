import { signedIn } from "@/lib/auth/user";
import { releaseOf } from "@/lib/collection/unreleased";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";

/** Why a game on the shelf can only have the status "want", or null. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: signedIn(), limit: "read", params: gameIdParamsSchema },
    async ({ user, params: { gameId } }) => ({
      note: (await releaseOf(user, gameId)).note,
    }),
  ),
});
