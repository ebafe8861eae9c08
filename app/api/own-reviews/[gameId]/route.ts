import { signedIn } from "@/lib/auth/user";
import { gameIdParamsSchema } from "@/lib/games/input";
import { ifChanged, route, routes } from "@/lib/http/route";
import { expireOwnReview } from "@/lib/reviews/expire";
import { deleteReviewQuerySchema, REVIEW_MAX_BYTES, reviewBodySchema } from "@/lib/reviews/input";
import { deleteReview, saveReview } from "@/lib/reviews/own-reviews";

const WRITE = {
  access: signedIn(),
  limit: "shelfWrite",
  params: gameIdParamsSchema,
  invalidates: ifChanged(expireOwnReview),
} as const;

/** The user's review of a game. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route({ ...WRITE, body: reviewBodySchema, maxBytes: REVIEW_MAX_BYTES }, ({ user, params, body }) =>
    saveReview(user, params.gameId, body),
  ),

  DELETE: route({ ...WRITE, query: deleteReviewQuerySchema }, async ({ user, params, query }) => ({
    isChanged: await deleteReview(user, params.gameId, query.replaces),
  })),
});
