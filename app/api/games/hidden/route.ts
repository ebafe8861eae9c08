import { signedIn } from "@/lib/auth/user";
import { hiddenGamesQuerySchema } from "@/lib/games/input";
import { searchGames } from "@/lib/games/search-games";
import { route, routes } from "@/lib/http/route";
import { showsAdult } from "@/lib/profile/shows-adult";

/** The games that a search hides (`?q=&dev=&pub=`), for users who have chosen to see them; none for others. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: signedIn(), limit: "read", query: hiddenGamesQuerySchema },
    async ({ user, query }) => ({ games: (await showsAdult(user)) ? (await searchGames(query)).hidden : [] }),
  ),
});
