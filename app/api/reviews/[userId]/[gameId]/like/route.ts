import { signedIn } from "@/lib/auth/user";
import { limitAccount } from "@/lib/http/rate-limit";
import { route, routes } from "@/lib/http/route";
import { expireReview } from "@/lib/reviews/expire";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { writeReviewLike } from "@/lib/reviews/own-reviews";

const WRITE = {
  access: signedIn(),
  limit: "write",
  params: reviewParamsSchema,
  invalidates: expireReview,
} as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(WRITE, async ({ user, params }) => {
    await limitAccount(user.id, "likesDay");
    await writeReviewLike(user, "like_review", params);
    return { ok: true };
  }),

  DELETE: route(WRITE, async ({ user, params }) => {
    await limitAccount(user.id, "likesDay");
    await writeReviewLike(user, "unlike_review", params);
    return { ok: true };
  }),
});
