import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getFollowedOwners } from "@/lib/people/own-people";
import { ownersQuerySchema } from "@/lib/people/schema";

/** Whom of those the user follows has a game: `?gameId=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: ownersQuerySchema }, ({ user, query }) =>
    getFollowedOwners(user, query.gameId),
  ),
});
