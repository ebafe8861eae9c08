import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getRelations } from "@/lib/people/own-people";
import { relationsQuerySchema } from "@/lib/people/schema";

/** Which of some people the user follows, has blocked, or does not see. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: relationsQuerySchema }, ({ user, query }) =>
    getRelations(user, query.ids),
  ),
});
