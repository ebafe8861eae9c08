import { signedIn } from "@/lib/auth/user";
import { undoBodySchema } from "@/lib/collection/edit-schema";
import { restoreGames } from "@/lib/collection/remove-games";
import { BULK_TIME_LIMIT_MS } from "@/lib/collection/set-statuses";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: undoBodySchema,
      invalidates: expireOwnProfile,
    },
    async ({ user, body }) => ({ restored: await restoreGames(user, body.undo) }),
  ),
});
