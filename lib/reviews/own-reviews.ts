import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { readPublic } from "@/lib/supabase/public-read";
import type { Review, ReviewInput } from "./schema";
import { toReview } from "./to-review";

// All functions of this file throw an `AppError`.

const missingReview = () => new AppError("not_found", "There is no such review.");

export type OwnReviewsView = {
  own: Review | null;
  /** Of people whom the user follows, the newest first. */
  followed: Review[];
  /** Authors whose review of the game the user likes. */
  liked: string[];
  /** Authors whom a block of either hides. */
  hidden: string[];
};

export async function getOwnReviews({ supabase }: CurrentUser, gameId: number): Promise<OwnReviewsView> {
  const view: OwnReviewsView = await jsonOf(supabase.rpc("own_reviews_view", { of_game: gameId }));
  return { ...view, own: view.own && toReview(view.own), followed: view.followed.map(toReview) };
}

export function saveReview({ supabase }: CurrentUser, gameId: number, review: ReviewInput): Promise<Review> {
  const { text, isSpoiler, visibility } = review;
  return jsonOf(
    supabase.rpc("save_review", {
      game: gameId,
      words: text,
      whole_is_spoiler: isSpoiler,
      seen_by: visibility,
    }),
  );
}

export async function deleteReview({ supabase }: CurrentUser, gameId: number): Promise<void> {
  await answerOf(supabase.rpc("delete_review", { game: gameId }));
}

/** Also one for followers. */
export async function getReadableReview({ supabase }: CurrentUser, userId: string, gameId: number) {
  const review = await jsonOf<(Review & { liked: boolean }) | null>(
    supabase.rpc("readable_review", { owner: userId, of_game: gameId }),
  );
  if (!review) throw missingReview();
  return toReview(review);
}

/** With its spoilers; without a user, of a public review. */
export async function getReviewText(user: CurrentUser | null, userId: string, gameId: number) {
  const of = { owner: userId, of_game: gameId };
  const text: string | null = user
    ? await answerOf(user.supabase.rpc("read_review_text", of))
    : await readPublic("read_review_text", of);
  if (text === null) throw missingReview();
  return { text };
}

export function getLikedReviews(
  { supabase }: CurrentUser,
  userId: string,
  games: number[],
): Promise<number[]> {
  return jsonOf(supabase.rpc("liked_reviews", { author: userId, games }));
}

export async function writeReviewLike(
  { supabase }: CurrentUser,
  write: "like_review" | "unlike_review",
  { userId, gameId }: { userId: string; gameId: number },
): Promise<void> {
  await answerOf(supabase.rpc(write, { author: userId, game: gameId }));
}

export async function writeListLike(
  { supabase }: CurrentUser,
  write: "like_list" | "unlike_list",
  list: string,
): Promise<void> {
  await answerOf(supabase.rpc(write, { list }));
}

type ListLikes = { liked: boolean; likes: number };

export async function getListLikes(user: CurrentUser | null, list: string): Promise<ListLikes> {
  const likes: ListLikes | null = user
    ? await jsonOf(user.supabase.rpc("read_list_likes", { list }))
    : await readPublic("read_list_likes", { list });
  if (!likes) throw new AppError("not_found", "There is no such list.");
  return likes;
}
