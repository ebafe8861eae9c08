import { requireUser } from "@/lib/auth/user";
import { listIds } from "@/lib/collection/list-ids";
import { collectionIdsQuerySchema } from "@/lib/collection/schema";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  const user = await requireUser();
  return json({ ids: await listIds(user, parseQuery(request.url, collectionIdsQuerySchema)) });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
