import { signedIn } from "@/lib/auth/user";
import {
  addFavourite,
  favouriteBodySchema,
  moveFavourite,
  removeFavourite,
} from "@/lib/collection/favourites";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

const WRITE = {
  access: signedIn(),
  limit: "shelfWrite",
  params: gameIdParamsSchema,
  invalidates: expireOwnProfile,
} as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(WRITE, async ({ user, params }) => {
    await addFavourite(user, params.gameId);
    return { ok: true };
  }),

  PATCH: route({ ...WRITE, body: favouriteBodySchema }, async ({ user, params, body }) => {
    await moveFavourite(user, params.gameId, body.before);
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await removeFavourite(user, params.gameId);
    return { ok: true };
  }),
});
