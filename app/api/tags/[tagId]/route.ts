import { signedIn } from "@/lib/auth/user";
import { BULK_TIME_LIMIT_MS } from "@/lib/collection/set-statuses";
import { deleteTagQuerySchema, renameBodySchema, tagParamsSchema } from "@/lib/collection/tag-schema";
import { removeTag, renameTag } from "@/lib/collection/tags";
import { route, routes } from "@/lib/http/route";

const WRITE = {
  access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
  limit: "shelfWrite",
  params: tagParamsSchema,
} as const;

/** One tag: renamed, deleted, or merged into another one. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PATCH: route({ ...WRITE, body: renameBodySchema }, async ({ user, params, body }) => ({
    tag: await renameTag(user, params.tagId, body.name),
  })),

  DELETE: route({ ...WRITE, query: deleteTagQuerySchema }, async ({ user, params, query }) => ({
    removed: (await removeTag(user, params.tagId, query.into)) ? 1 : 0,
  })),
});
