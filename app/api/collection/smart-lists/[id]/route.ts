import { signedIn } from "@/lib/auth/user";
import {
  deleteSmartList,
  saveSmartList,
  smartListBodySchema,
  smartListParamsSchema,
} from "@/lib/collection/smart-lists";
import { route, routes } from "@/lib/http/route";

const WRITE = { access: signedIn(), limit: "shelfWrite", params: smartListParamsSchema } as const;

/** The id is the client's: a repeated `PUT` creates nothing twice. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route({ ...WRITE, body: smartListBodySchema }, async ({ user, params, body }) => {
    await saveSmartList(user, { ...params, ...body });
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await deleteSmartList(user, params.id);
    return { ok: true };
  }),
});
