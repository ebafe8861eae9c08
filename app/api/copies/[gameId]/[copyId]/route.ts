import { z } from "zod";
import { signedIn } from "@/lib/auth/user";
import { copyBodySchema } from "@/lib/collection/copy-schema";
import { deleteCopy, saveCopy } from "@/lib/collection/save-copy";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

const WRITE = {
  access: signedIn(),
  limit: "shelfWrite",
  params: gameIdParamsSchema.extend({ copyId: z.uuid("There is no such copy.") }),
  // It shows copies, if the user has chosen so.
  invalidates: expireOwnProfile,
} as const;

/** One copy of a game, as entered in its form. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route({ ...WRITE, body: copyBodySchema }, async ({ user, params: { gameId, copyId }, body }) => ({
    copy: await saveCopy(user, gameId, copyId, body),
  })),

  DELETE: route(WRITE, async ({ user, params: { gameId, copyId } }) => {
    await deleteCopy(user, gameId, copyId);
    return { ok: true };
  }),
});
