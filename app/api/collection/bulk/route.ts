import { signedIn } from "@/lib/auth/user";
import { addGames } from "@/lib/collection/add-games";
import { bulkBodySchema } from "@/lib/collection/edit-schema";
import { removalLosses, removeGames } from "@/lib/collection/remove-games";
import { BULK_TIME_LIMIT_MS, setStatuses } from "@/lib/collection/set-statuses";
import { tagGames, untagGames } from "@/lib/collection/tags";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";

/** 10,000 ids of ten digits. */
const BULK_MAX_BYTES = 131_072;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: bulkBodySchema,
      maxBytes: BULK_MAX_BYTES,
      invalidates: expireOwnProfile,
    },
    async ({ user, body: { gameIds, action } }) => {
      const ids = [...new Set(gameIds)];
      if (action === "remove") return { removed: await removeGames(user, ids) };
      if (action === "askRemoval") return removalLosses(user, ids);
      if ("add" in action) return { added: await addGames(user, ids, action.add) };
      if ("tag" in action) return tagGames(user, ids, action.tag);
      if ("untag" in action) return untagGames(user, ids, action.untag);
      return setStatuses(user, ids, action.status);
    },
  ),
});
