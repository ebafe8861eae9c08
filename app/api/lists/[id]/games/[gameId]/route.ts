import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { addToList, changeEntry, removeFromList } from "@/lib/lists/change-lists";
import { expireList } from "@/lib/lists/expire";
import { entryBodySchema, entryParamsSchema } from "@/lib/lists/input";

const WRITE = {
  access: signedIn(),
  limit: "shelfWrite",
  params: entryParamsSchema,
  invalidates: expireList,
} as const;

/** A game of a list. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(WRITE, async ({ user, params }) => ({
    added: await addToList(user, params.id, [params.gameId]),
  })),

  PATCH: route({ ...WRITE, body: entryBodySchema }, async ({ user, params, body }) => {
    await changeEntry(user, params.id, params.gameId, body);
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await removeFromList(user, params.id, params.gameId);
    return { ok: true };
  }),
});
