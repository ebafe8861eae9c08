import { signedIn } from "@/lib/auth/user";
import { listIds } from "@/lib/collection/list-collection";
import { collectionIdsQuerySchema } from "@/lib/collection/schema";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: signedIn(), limit: "read", query: collectionIdsQuerySchema },
    async ({ user, query }) => ({ ids: await listIds(user, query) }),
  ),
});
