import { requireUser } from "@/lib/auth/user";
import { getStatuses } from "@/lib/collection/get-statuses";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  return json({ statuses: await getStatuses(await requireUser()) });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
