import { z } from "zod";
import { A_MINUTE, answerCard, subjectOf, withoutQuery } from "@/lib/cards/answer";
import { getReviewCard } from "@/lib/cards/review-card";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { reviewCardPath, reviewOfCard } from "@/lib/reviews/card-path";
import { getReview } from "@/lib/reviews/public-reviews";

const paramsSchema = z.object({ file: z.string() });

/** A review's social card: `/og/review/{author's id without hyphens}_{game}-{version}.jpg`, or the current one without a version. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const bare = withoutQuery(request);
    if (bare) return bare;
    const of = reviewOfCard(subjectOf(params.file) ?? "");
    const review = of && (await getReview(of.userId, of.gameId));
    if (!review) throw new AppError("not_found", "There is no such review.");
    return answerCard(request, {
      path: reviewCardPath(review),
      unversioned: A_MINUTE,
      versioned: A_MINUTE,
      make: (draw) => getReviewCard(review, draw),
    });
  }),
});
