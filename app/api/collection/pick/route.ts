import { signedIn } from "@/lib/auth/user";
import { pickGames, skipGame } from "@/lib/collection/pick-games";
import { pickQuerySchema, skipBodySchema } from "@/lib/collection/pick-schema";
import { route, routes } from "@/lib/http/route";

/** Suggests what the user could play next, or stops suggesting a game for 30 days. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: pickQuerySchema }, async ({ user, query }) =>
    pickGames(user, query),
  ),
  POST: route({ access: signedIn(), limit: "shelfWrite", body: skipBodySchema }, async ({ user, body }) => {
    await skipGame(user, body.gameId);
    return {};
  }),
});
