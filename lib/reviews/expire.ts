import "server-only";
import { revalidateTag } from "next/cache";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { reviewTags } from "./keys";

/** For `invalidates` of a route that changes the signed-in user's review of a game. */
export function expireOwnReview({ user, params }: { user: { id: string }; params: { gameId: number } }) {
  return expireReviews(user.id, [params.gameId]);
}

/** For `invalidates` of a route that changes the likes of a review. */
export function expireLiked({ params }: { params: { userId: string; gameId: number } }) {
  return expireReviews(params.userId, [params.gameId]);
}

/** On all instances: the author's reviews, and those of the games. */
export async function expireReviews(userId: string, gameIds: readonly number[]): Promise<void> {
  const tags = [reviewTags.user(userId), ...gameIds.map(reviewTags.game)];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
