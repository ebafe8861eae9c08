import { anyone, route, routes } from "@/lib/http/route";
import { expireLists } from "@/lib/lists/expire";
import { readModeratedPages } from "@/lib/moderation/moderated-pages";
import { decisionBodySchema } from "@/lib/moderation/schema";
import { expirePeople } from "@/lib/people/expire";
import { expireProfile } from "@/lib/profile/expire";
import { expireReviews } from "@/lib/reviews/expire";

/** For `npm run moderate`, which has no access to the caches: the secret id of a decision allows to expire its pages and nothing else. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "write", body: decisionBodySchema },
    async ({ body: { decision } }) => {
      const { userId, username, lists, games, neighbours } = await readModeratedPages(decision);
      await Promise.all([
        expireProfile(userId, username ?? undefined),
        expireLists(userId, lists),
        expireReviews(userId, games),
        expirePeople([userId, ...neighbours]),
      ]);
      return { ok: true };
    },
  ),
});
