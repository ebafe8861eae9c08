import "server-only";
import { revalidateTag } from "next/cache";
import { ifChanged } from "@/lib/http/route";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { reviewTags } from "./keys";

/** For `invalidates` of a route that changes the signed-in user's review of a game. */
export const expireOwnReview = ifChanged(
  ({ user, params }: { user: { id: string }; params: { gameId: number } }) =>
    expireReviews(user.id, [params.gameId]),
);

/** For `invalidates` of a route that changes the likes of a review. */
export const expireLiked = ifChanged(({ params }: { params: { userId: string; gameId: number } }) =>
  expireReviews(params.userId, [params.gameId]),
);

/** On all instances: the author's reviews, and those of the games. */
export async function expireReviews(userId: string, gameIds: readonly number[]): Promise<void> {
  const tags = [reviewTags.user(userId), ...gameIds.map(reviewTags.game)];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
