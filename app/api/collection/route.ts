import { requireUser } from "@/lib/auth/user";
import { listCollection } from "@/lib/collection/list-collection";
import { collectionQuerySchema } from "@/lib/collection/schema";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  const user = await requireUser();
  return json(await listCollection(user, parseQuery(request.url, collectionQuerySchema)));
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
