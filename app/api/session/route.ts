import { readSession } from "@/lib/auth/read-session";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "session");
  return json(await readSession());
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
