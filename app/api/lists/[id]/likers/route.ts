import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { listParamsSchema } from "@/lib/lists/input";
import { likersQuerySchema } from "@/lib/reviews/input";
import { getListLikers } from "@/lib/reviews/own-reviews";

/** Who likes the user's own list: `?after=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: signedIn(), limit: "read", params: listParamsSchema, query: likersQuerySchema },
    ({ user, params, query }) => getListLikers(user, params.id, query.after),
  ),
});
