import { z } from "zod";
import { AppError } from "@/lib/errors";
import { atomResponse } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { userReviewsAtom } from "@/lib/reviews/atom";
import { getUserReviews } from "@/lib/reviews/public-reviews";
import { siteUrl } from "@/lib/site";

const paramsSchema = z.object({ username: z.string() });

/** A user's newest public reviews, for feed readers. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => {
    const profile = await getPublicProfile(params.username);
    if (!profile) throw new AppError("not_found", "This user does not exist.");
    const { reviews } = await getUserReviews(profile.id, 1);
    return atomResponse(userReviewsAtom(profile, reviews, siteUrl()));
  }),
});
