import { signedIn } from "@/lib/auth/user";
import { ifChanged, route, routes } from "@/lib/http/route";
import { expireLiked } from "@/lib/reviews/expire";
import { reviewParamsSchema } from "@/lib/reviews/input";
import { writeReviewLike } from "@/lib/reviews/own-reviews";

const WRITE = {
  access: signedIn(),
  limit: "like",
  params: reviewParamsSchema,
  invalidates: ifChanged(expireLiked),
} as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(WRITE, async ({ user, params }) => ({
    isChanged: await writeReviewLike(user, "like_review", params),
  })),

  DELETE: route(WRITE, async ({ user, params }) => ({
    isChanged: await writeReviewLike(user, "unlike_review", params),
  })),
});
