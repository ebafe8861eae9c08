import { signedIn } from "@/lib/auth/user";
import { pickGames } from "@/lib/collection/pick-games";
import { pickQuerySchema } from "@/lib/collection/pick-schema";
import { route, routes } from "@/lib/http/route";

/** Suggests what the user could play next. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: pickQuerySchema }, async ({ user, query }) =>
    pickGames(user, query),
  ),
});
