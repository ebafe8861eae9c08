import { requireUser } from "@/lib/auth/user";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { getLibrary } from "@/lib/steam-library/get-library";
import { libraryQuerySchema } from "@/lib/steam-library/schema";

/** The games of a Steam account, asked of Steam only because a signed-in person asks now. */
export const GET = personalRoute(async (request) => {
  await rateLimit(request, "steamPerson");
  const user = await requireUser();
  const { steamid } = parseQuery(request.url, libraryQuerySchema);
  return json(await getLibrary(user, steamid));
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
