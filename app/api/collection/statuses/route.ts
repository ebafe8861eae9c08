import { personalRoute } from "@/lib/auth/personal-route";
import { requireUser } from "@/lib/auth/user";
import { getStatuses } from "@/lib/collection/get-statuses";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  return json({ statuses: await getStatuses(await requireUser()) });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
