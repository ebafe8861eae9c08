import { signedIn } from "@/lib/auth/user";
import { undoBodySchema } from "@/lib/collection/edit-schema";
import { restoreGames } from "@/lib/collection/remove-games";
import { BULK_TIME_LIMIT_MS, restoreStatuses } from "@/lib/collection/set-statuses";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

/** 10,000 games, with their status and date. */
const UNDO_MAX_BYTES = 655_360;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: undoBodySchema,
      maxBytes: UNDO_MAX_BYTES,
      invalidates: expireOwnProfile,
    },
    async ({ user, body }) => ({
      restored: await ("undo" in body ? restoreGames(user, body.undo) : restoreStatuses(user, body)),
    }),
  ),
});
