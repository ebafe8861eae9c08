import { z } from "zod";
import { signedIn } from "@/lib/auth/user";
import { playBodySchema, playEditsSchema } from "@/lib/collection/play-schema";
import { deletePlay, editPlay, savePlay } from "@/lib/collection/save-play";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

/** 5,000 characters of a note, each written as an escaped pair of surrogates. */
const MAX_BYTES = 65_536;

const WRITE = {
  access: signedIn(),
  limit: "shelfWrite",
  params: gameIdParamsSchema.extend({ playId: z.uuid("There is no such play.") }),
  // It shows hours and plays, if the user has chosen so.
  invalidates: expireOwnProfile,
} as const;

/** One play, as entered in its form. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(
    { ...WRITE, body: playBodySchema, maxBytes: MAX_BYTES },
    async ({ user, params: { gameId, playId }, body }) => ({
      play: await savePlay(user, gameId, playId, body),
    }),
  ),

  PATCH: route(
    { ...WRITE, body: playEditsSchema, maxBytes: MAX_BYTES },
    async ({ user, params: { gameId, playId }, body }) => ({
      play: await editPlay(user, gameId, playId, body),
    }),
  ),

  DELETE: route(WRITE, async ({ user, params: { gameId, playId } }) => {
    await deletePlay(user, gameId, playId);
    return { ok: true };
  }),
});
