import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { choicesQuerySchema } from "@/lib/lists/input";
import { getListChoices } from "@/lib/lists/own-lists";

/** All own lists, and which of them have a game: `?gameId=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: choicesQuerySchema }, async ({ user, query }) => ({
    lists: await getListChoices(user, query.gameId),
  })),
});
