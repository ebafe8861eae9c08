import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { readPublic } from "@/lib/supabase/public-read";
import { toReview } from "./public-reviews";
import {
  type LikedReview,
  type Liker,
  type ListLike,
  type OwnReviewsView,
  type Review,
  type ReviewFields,
  UNKNOWN_REVIEW,
} from "./schema";

// All functions of this file throw an `AppError`.

export async function getOwnReviewsView({ supabase }: CurrentUser, of_game: number): Promise<OwnReviewsView> {
  const { own, followed, ...view } = await jsonOf<OwnReviewsView>(
    supabase.rpc("own_reviews_view", { of_game }),
  );
  return { ...view, own: own && toReview(own), followed: followed.map(toReview) };
}

/** With its whole text. */
export async function getOwnReview({ supabase }: CurrentUser, of_game: number): Promise<Review | null> {
  const review = await jsonOf<Review | null>(supabase.rpc("own_review", { of_game }));
  return review && toReview(review);
}

/** Also a review for followers only, if the user follows its author. @throws {AppError} `not_found` */
export async function getReviewFor(
  { supabase }: CurrentUser,
  { userId, gameId }: LikedReview,
): Promise<{ review: Review; liked: boolean }> {
  const found = await jsonOf<{ review: Review; liked: boolean } | null>(
    supabase.rpc("review_for_caller", { author: userId, of_game: gameId }),
  );
  if (!found) throw new AppError("not_found", UNKNOWN_REVIEW);
  return { ...found, review: toReview(found.review) };
}

/** Not covered. A visitor gets that of a public review. @throws {AppError} `not_found` */
export async function getReviewText(
  user: CurrentUser | null,
  { userId, gameId }: LikedReview,
): Promise<string> {
  const args = { author: userId, of_game: gameId };
  const text = user
    ? await answerOf(user.supabase.rpc("read_review_text", args))
    : await readPublic<"read_review_text", string | null>("read_review_text", args);
  if (text === null) throw new AppError("not_found", UNKNOWN_REVIEW);
  return text;
}

/** @throws {AppError} `not_found` for a game that is not on the shelf */
export async function putReview(user: CurrentUser, gameId: number, fields: ReviewFields): Promise<Review> {
  await answerOf(
    user.supabase.rpc("put_review", {
      of_game: gameId,
      review_text: fields.text,
      is_spoiler: fields.isSpoiler,
      visibility: fields.visibility,
    }),
  );
  const review = await getOwnReview(user, gameId);
  if (!review) throw new AppError("conflict", "This review was deleted in another tab.");
  return review;
}

/** May be repeated. */
export async function removeReview({ supabase }: CurrentUser, of_game: number): Promise<void> {
  await answerOf(supabase.rpc("remove_review", { of_game }));
}

type ReviewWrite = "like_review" | "unlike_review";

/** May be repeated. @throws {AppError} `not_found` */
export async function writeReviewLike(
  { supabase }: CurrentUser,
  write: ReviewWrite,
  { userId, gameId }: LikedReview,
): Promise<void> {
  await answerOf(supabase.rpc(write, { author: userId, of_game: gameId }));
}

/** May be repeated. @throws {AppError} `not_found` */
export async function writeListLike(
  { supabase }: CurrentUser,
  write: "like_list" | "unlike_list",
  list: string,
): Promise<void> {
  await answerOf(supabase.rpc(write, { list }));
}

/** @throws {AppError} `not_found` */
export async function getListLike({ supabase }: CurrentUser, list: string): Promise<ListLike> {
  const like = await jsonOf<ListLike | null>(supabase.rpc("list_like", { list }));
  if (!like) throw new AppError("not_found", "There is no such list.");
  return like;
}

/** Which of some reviews the user likes. */
export function getLikedReviews(
  { supabase }: CurrentUser,
  reviews: readonly (readonly [userId: string, gameId: number])[],
): Promise<LikedReview[]> {
  const args = { authors: reviews.map(([userId]) => userId), games: reviews.map(([, gameId]) => gameId) };
  return jsonOf(supabase.rpc("liked_reviews", args));
}

/** Who likes the user's own review; the newest 100 public profiles. */
export function getLikers({ supabase }: CurrentUser, of_game: number): Promise<Liker[]> {
  return jsonOf(supabase.rpc("review_likers", { of_game }));
}
