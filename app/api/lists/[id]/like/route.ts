import { getUser, signedIn } from "@/lib/auth/user";
import { ownSession, route, routes } from "@/lib/http/route";
import { listParamsSchema } from "@/lib/lists/input";
import { getListLikes, writeListLike } from "@/lib/reviews/own-reviews";

const WRITE = { access: signedIn(), limit: "like", params: listParamsSchema } as const;

/** The likes of a list, and whether the user likes it. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "read", params: listParamsSchema }, async ({ params }) =>
    getListLikes(await getUser(), params.id),
  ),

  PUT: route(WRITE, async ({ user, params }) => {
    await writeListLike(user, "like_list", params.id);
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await writeListLike(user, "unlike_list", params.id);
    return { ok: true };
  }),
});
