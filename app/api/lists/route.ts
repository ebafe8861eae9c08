import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { createList } from "@/lib/lists/change-lists";
import { expireLists } from "@/lib/lists/expire";
import { LIST_MAX_BYTES, newListBodySchema, ownListsQuerySchema } from "@/lib/lists/input";
import { getOwnLists } from "@/lib/lists/own-lists";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: ownListsQuerySchema }, async ({ user, query }) =>
    getOwnLists(user, query),
  ),
  POST: route(
    {
      access: signedIn(),
      limit: "shelfWrite",
      body: newListBodySchema,
      maxBytes: LIST_MAX_BYTES,
    },
    async ({ user, body }) => {
      const id = await createList(user, body);
      // A repeated request may have changed the list.
      await expireLists(user.id, [id]);
      return { id };
    },
  ),
});
