import { expireModerated } from "@/app/expire-moderated";
import { anyone, route, routes } from "@/lib/http/route";
import { decisionBodySchema } from "@/lib/moderation/schema";

/** For `npm run moderate`, which has no access to the caches: the secret id of a decision allows to expire its pages and nothing else. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { access: anyone, limit: "write", body: decisionBodySchema },
    async ({ body: { decision } }) => {
      await expireModerated(decision);
      return { ok: true };
    },
  ),
});
