import { signedIn } from "@/lib/auth/user";
import { listCollection } from "@/lib/collection/list-collection";
import { collectionQuerySchema } from "@/lib/collection/schema";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: collectionQuerySchema }, async ({ user, query }) =>
    listCollection(user, query),
  ),
});
