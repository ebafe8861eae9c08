import "server-only";
import { revalidateTag } from "next/cache";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { reviewTags } from "./keys";

/** For `invalidates` of a route that changes the signed-in user's review of a game. */
export async function expireOwnReview(
  { user, params }: { user: { id: string }; params: { gameId: number } },
  result?: unknown,
) {
  if (mayHaveChanged(result)) await expireReviews(user.id, [params.gameId]);
}

/** For `invalidates` of a route that changes the likes of a review. */
export async function expireLiked(
  { params }: { params: { userId: string; gameId: number } },
  result?: unknown,
) {
  if (mayHaveChanged(result)) await expireReviews(params.userId, [params.gameId]);
}

/** Requests that change nothing must not make pages expire: they could be sent for any game. */
const mayHaveChanged = (result: unknown) =>
  !(typeof result === "object" && result !== null && "isChanged" in result && result.isChanged === false);

/** On all instances: the author's reviews, and those of the games. */
export async function expireReviews(userId: string, gameIds: readonly number[]): Promise<void> {
  const tags = [reviewTags.user(userId), ...gameIds.map(reviewTags.game)];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
