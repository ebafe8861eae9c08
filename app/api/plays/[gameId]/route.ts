import { signedIn } from "@/lib/auth/user";
import { listPlays } from "@/lib/collection/list-plays";
import { pressBodySchema } from "@/lib/collection/play-schema";
import { pressPlay } from "@/lib/collection/press-play";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

const READ = { access: signedIn(), limit: "read", params: gameIdParamsSchema } as const;

/** The user's plays of a game; POST starts, ends or adds time, and sets the game's status. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, async ({ user, params }) => ({ plays: await listPlays(user, params.gameId) })),

  POST: route(
    { ...READ, limit: "shelfWrite", body: pressBodySchema, invalidates: expireOwnProfile },
    async ({ user, params, body }) => pressPlay(user, params.gameId, body),
  ),
});
