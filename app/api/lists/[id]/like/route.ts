import { signedIn } from "@/lib/auth/user";
import { limitAccount } from "@/lib/http/rate-limit";
import { route, routes } from "@/lib/http/route";
import { listParamsSchema } from "@/lib/lists/input";
import { getListLike, writeListLike } from "@/lib/reviews/own-reviews";

const READ = { access: signedIn(), limit: "read", params: listParamsSchema } as const;
const WRITE = { ...READ, limit: "write" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, ({ user, params }) => getListLike(user, params.id)),

  PUT: route(WRITE, async ({ user, params }) => {
    await limitAccount(user.id, "likesDay");
    await writeListLike(user, "like_list", params.id);
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await limitAccount(user.id, "likesDay");
    await writeListLike(user, "unlike_list", params.id);
    return { ok: true };
  }),
});
