import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { addToList } from "@/lib/lists/change-lists";
import { expireList } from "@/lib/lists/expire";
import { gamesBodySchema, listParamsSchema } from "@/lib/lists/input";

/** Many games of a list at once. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn(),
      limit: "shelfWrite",
      params: listParamsSchema,
      body: gamesBodySchema,
      invalidates: expireList,
    },
    async ({ user, params, body }) => ({ added: await addToList(user, params.id, body.gameIds) }),
  ),
});
