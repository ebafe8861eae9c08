import { signedIn } from "@/lib/auth/user";
import { editItem } from "@/lib/collection/edit-item";
import { editBodySchema } from "@/lib/collection/edit-schema";
import { getItem } from "@/lib/collection/get-item";
import { removeGames } from "@/lib/collection/remove-games";
import { saveItem } from "@/lib/collection/save-item";
import { saveBodySchema } from "@/lib/collection/schema";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

/** 5,000 characters of notes, each written as an escaped pair of surrogates. */
const EDIT_MAX_BYTES = 65_536;

const READ = { access: signedIn(), limit: "read", params: gameIdParamsSchema } as const;
const WRITE = { ...READ, limit: "shelfWrite", invalidates: expireOwnProfile } as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, async ({ user, params }) => ({ item: await getItem(user, params.gameId) })),

  PUT: route({ ...WRITE, body: saveBodySchema }, async ({ user, params, body }) =>
    saveItem(user, params.gameId, body.status),
  ),

  PATCH: route(
    { ...WRITE, body: editBodySchema, maxBytes: EDIT_MAX_BYTES },
    async ({ user, params, body }) => ({ item: await editItem(user, params.gameId, body) }),
  ),

  DELETE: route(WRITE, async ({ user, params }) => ({
    item: null,
    removed: await removeGames(user, [params.gameId]),
  })),
});
