import { signedIn } from "@/lib/auth/user";
import { gameListQuerySchema } from "@/lib/games/input";
import { listOwnGames } from "@/lib/games/list-own-games";
import { route, routes } from "@/lib/http/route";

/** The games of a list (`/api/games`) that are on the user's shelf, and how many they are. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: gameListQuerySchema }, async ({ user, query }) =>
    listOwnGames(user, query),
  ),
});
