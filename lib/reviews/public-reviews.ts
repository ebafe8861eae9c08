import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { fromStoredCover } from "@/lib/games/images";
import { profileTags } from "@/lib/profile/keys";
import { readPublic } from "@/lib/supabase/public-read";
import { reviewTags } from "./keys";
import { GAME_REVIEWS_PAGE_SIZE, REVIEWS_PAGE_SIZE } from "./path";
import type { Review, ReviewsPage } from "./schema";

const REVIEWS_UNAVAILABLE = "Reviews can't be loaded right now. Please try again in a moment.";

/** The most liked first, then the newest. `total` counts up to `MAX_COUNTED_REVIEWS`, and one for more. @throws {AppError} */
export function getGameReviews(gameId: number, offset = 0): Promise<ReviewsPage> {
  return cachedRead(readGameReviews(gameId, offset), REVIEWS_UNAVAILABLE);
}

async function readGameReviews(gameId: number, offset: number): Promise<ReviewsPage> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  const range = { page_size: GAME_REVIEWS_PAGE_SIZE, page_offset: offset };
  const page: ReviewsPage = await readPublic("read_game_reviews", { of_game: gameId, ...range });
  tagAuthors(page.reviews);
  return { ...page, reviews: page.reviews.map(toReview) };
}

/** The newest first; empty for a profile that is not shown. @throws {AppError} */
export function getUserReviews(userId: string, page = 1): Promise<ReviewsPage> {
  return cachedRead(readUserReviews(userId, page), REVIEWS_UNAVAILABLE);
}

async function readUserReviews(userId: string, page: number): Promise<ReviewsPage> {
  "use cache";
  cacheTag(reviewTags.user(userId), profileTags.user(userId));
  cacheLife("profile");
  const range = { page_size: REVIEWS_PAGE_SIZE, page_offset: (page - 1) * REVIEWS_PAGE_SIZE };
  const found: ReviewsPage | null = await readPublic("read_user_reviews", { owner: userId, ...range });
  return found ? { ...found, reviews: found.reviews.map(toReview) } : { total: 0, reviews: [] };
}

/** Null unless everyone may read it. @throws {AppError} */
export function getReview(userId: string, gameId: number): Promise<Review | null> {
  return cachedRead(readReview(userId, gameId), REVIEWS_UNAVAILABLE);
}

async function readReview(userId: string, gameId: number): Promise<Review | null> {
  "use cache";
  cacheTag(reviewTags.user(userId), profileTags.user(userId));
  cacheLife("profile");
  const review: Review | null = await readPublic("read_review", { owner: userId, of_game: gameId });
  return review && toReview(review);
}

/** A change of the author's profile or shelf changes what is shown beside the text. */
function tagAuthors(reviews: readonly Review[]): void {
  if (reviews.length > 0) cacheTag(...reviews.map(({ userId }) => profileTags.user(userId)));
}

/** The cover as pages show it. */
export function toReview(review: Review): Review {
  return { ...review, coverUrl: fromStoredCover(review.coverUrl) };
}
