import { signedIn } from "@/lib/auth/user";
import { copyBodySchema, copyParamsSchema } from "@/lib/collection/copy-schema";
import { deleteCopy, saveCopy } from "@/lib/collection/save-copy";
import { route, routes } from "@/lib/http/route";

const WRITE = { access: signedIn(), limit: "shelfWrite", params: copyParamsSchema } as const;

/** One copy of a game, as entered in its form. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route({ ...WRITE, body: copyBodySchema }, async ({ user, params: { gameId, copyId }, body }) => ({
    copy: await saveCopy(user, gameId, copyId, body),
  })),

  DELETE: route(WRITE, async ({ user, params: { gameId, copyId } }) => {
    await deleteCopy(user, gameId, copyId);
    return { copy: null };
  }),
});
