import { getGameForUser } from "@/lib/collection/get-game-for-user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { ownSession, route, routes } from "@/lib/http/route";

/** The spec's game detail, with the status on the shelf of the signed-in user. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: ownSession, limit: "read", errors: "text", params: gameIdParamsSchema },
    async ({ params }) => getGameForUser(params.gameId),
  ),
});
