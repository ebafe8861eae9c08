import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { editList, removeList } from "@/lib/lists/change-lists";
import { expireList } from "@/lib/lists/expire";
import { LIST_MAX_BYTES, listBodySchema, listParamsSchema } from "@/lib/lists/input";
import { getOwnList } from "@/lib/lists/own-lists";

const READ = { access: signedIn(), limit: "read", params: listParamsSchema } as const;
const WRITE = { ...READ, limit: "shelfWrite", invalidates: expireList } as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, async ({ user, params }) => getOwnList(user, params.id)),

  PATCH: route(
    { ...WRITE, body: listBodySchema, maxBytes: LIST_MAX_BYTES },
    async ({ user, params, body }) => {
      await editList(user, params.id, body);
      return { ok: true };
    },
  ),

  DELETE: route(WRITE, async ({ user, params }) => {
    await removeList(user, params.id);
    return { ok: true };
  }),
});
