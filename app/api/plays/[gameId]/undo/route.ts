import { signedIn } from "@/lib/auth/user";
import { undoPressBodySchema } from "@/lib/collection/play-schema";
import { undoPress } from "@/lib/collection/press-play";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

/** Undoes a press with the `undo` of its answer. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn(),
      limit: "shelfWrite",
      params: gameIdParamsSchema,
      body: undoPressBodySchema,
      invalidates: expireOwnProfile,
    },
    async ({ user, params, body }) => ({ isWhole: await undoPress(user, params.gameId, body) }),
  ),
});
