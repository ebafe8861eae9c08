import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnReview } from "@/lib/reviews/expire";
import { getOwnReview, putReview, removeReview } from "@/lib/reviews/own-reviews";
import { REVIEW_MAX_BYTES, reviewBodySchema } from "@/lib/reviews/schema";

const READ = { access: signedIn(), limit: "read", params: gameIdParamsSchema } as const;
const WRITE = { ...READ, limit: "shelfWrite", invalidates: expireOwnReview } as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(READ, async ({ user, params }) => ({ review: await getOwnReview(user, params.gameId) })),

  PUT: route(
    { ...WRITE, body: reviewBodySchema, maxBytes: REVIEW_MAX_BYTES },
    async ({ user, params, body }) => ({ review: await putReview(user, params.gameId, body) }),
  ),

  DELETE: route(WRITE, async ({ user, params }) => {
    await removeReview(user, params.gameId);
    return { ok: true };
  }),
});
