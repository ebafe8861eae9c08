import { requireUserFor } from "@/lib/auth/user";
import { undoBodySchema } from "@/lib/collection/edit-schema";
import { restoreGames } from "@/lib/collection/remove-games";
import { BULK_TIME_LIMIT_MS } from "@/lib/collection/set-statuses";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUserFor(BULK_TIME_LIMIT_MS);
  const { undo } = await readJson(request, undoBodySchema);
  const restored = await restoreGames(user, undo);
  await expireProfile(user.id);
  return json({ restored });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
