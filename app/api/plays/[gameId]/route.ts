import { signedIn } from "@/lib/auth/user";
import { listPlays } from "@/lib/collection/list-plays";
import { actOnPlay } from "@/lib/collection/play-action";
import { playActionSchema } from "@/lib/collection/play-schema";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

const READ = { access: signedIn(), limit: "read", params: gameIdParamsSchema } as const;

/** The user's plays of a game; POST starts, ends or adds time, and sets the game's status. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, async ({ user, params }) => ({ plays: await listPlays(user, params.gameId) })),

  POST: route(
    { ...READ, limit: "shelfWrite", body: playActionSchema, invalidates: expireOwnProfile },
    async ({ user, params, body }) => actOnPlay(user, params.gameId, body),
  ),
});
