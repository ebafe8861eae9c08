import { signedIn } from "@/lib/auth/user";
import { BULK_TIME_LIMIT_MS } from "@/lib/collection/set-statuses";
import { undoTagsBodySchema } from "@/lib/collection/tag-schema";
import { restoreTag, restoreUnusedTags } from "@/lib/collection/tags";
import { route, routes } from "@/lib/http/route";

/** Two lists of 20,000 ids of ten digits. */
const MAX_BYTES = 524_288;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: undoTagsBodySchema,
      maxBytes: MAX_BYTES,
    },
    async ({ user, body }) => {
      await ("unused" in body ? restoreUnusedTags(user, body.unused) : restoreTag(user, body));
      return { ok: true };
    },
  ),
});
