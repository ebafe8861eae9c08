import { requireUserFor } from "@/lib/auth/user";
import { bulkBodySchema } from "@/lib/collection/edit-schema";
import { removeGames } from "@/lib/collection/remove-games";
import { BULK_TIME_LIMIT_MS, setStatuses } from "@/lib/collection/set-statuses";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";

/** 10,000 ids of ten digits. */
const BULK_MAX_BYTES = 131_072;

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUserFor(BULK_TIME_LIMIT_MS);
  const { gameIds, action } = await readJson(request, bulkBodySchema, { maxBytes: BULK_MAX_BYTES });
  const ids = [...new Set(gameIds)];
  const answer =
    action === "remove"
      ? { undo: await removeGames(user, ids) }
      : await setStatuses(user, ids, action.status);
  await expireProfile(user.id);
  return json(answer);
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
