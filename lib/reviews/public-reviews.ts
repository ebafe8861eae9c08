import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { profileTags } from "@/lib/profile/keys";
import { readPublic } from "@/lib/supabase/public-read";
import { toBeginning } from "./beginning";
import { filterArgs, type ReviewFilter } from "./filter";
import { reviewTags } from "./keys";
import { REVIEWS_PAGE_SIZE } from "./path";
import type { Review } from "./schema";
import { toReview } from "./to-review";

export type UserReviews = { total: number; reviews: Review[] };
type ReviewsPage = {
  /** For the following page. */
  next: string | null;
  reviews: Review[];
};
/** More than `MAX_COUNTED_REVIEWS` are one more. */
export type GameReviews = ReviewsPage & { total: number };

type PageRow = { next: { likes: number; at: string; userId: string } | null; reviews: Review[] };

const REVIEWS_UNAVAILABLE = "The reviews can't be loaded right now. Please try again in a moment.";

/** The first three public ones of a game, the most liked first; null if they cannot be read. @throws {AppError} `rate_limited` */
export function getGameReviews(gameId: number): Promise<GameReviews | null> {
  return cachedRead(readGameReviews(gameId));
}

async function readGameReviews(gameId: number): Promise<GameReviews | null> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  const read = readPublic<"read_game_reviews", PageRow & { total: number }>("read_game_reviews", {
    of_game: gameId,
  });
  const { value } = await readOrFallback(`the reviews of game ${gameId}`, read, null);
  return value && { ...tagged(toPage(value)), total: value.total };
}

/** Those that fit a filter, or follow those of an earlier page. Only first pages are cached: any client can make up an `after`. @throws {AppError} */
export function listGameReviews(gameId: number, filter: ReviewFilter, after?: string): Promise<ReviewsPage> {
  const page =
    after === undefined ? readFirstPage(gameId, filter) : readPage(gameId, filter, after).then(toPage);
  return cachedRead(page, REVIEWS_UNAVAILABLE);
}

async function readFirstPage(gameId: number, filter: ReviewFilter): Promise<ReviewsPage> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  return tagged(toPage(await readPage(gameId, filter)));
}

function readPage(gameId: number, filter: ReviewFilter, after?: string): Promise<PageRow> {
  const [likes, time, userId] = after?.split(" ") ?? [];
  const place = time && userId ? { after_likes: Number(likes), after_time: time, after_user: userId } : {};
  return readPublic("list_game_reviews", { of_game: gameId, ...filterArgs(filter), ...place });
}

function toPage({ next, reviews }: PageRow): ReviewsPage {
  return { next: next && `${next.likes} ${next.at} ${next.userId}`, reviews: reviews.map(toListed) };
}

const toListed = (row: Review) => toBeginning(toReview(row));

/** Expires a cached page with each author that it shows. */
function tagged(page: ReviewsPage): ReviewsPage {
  if (page.reviews.length > 0) cacheTag(...page.reviews.map(({ userId }) => profileTags.user(userId)));
  return page;
}

/** The newest 50 of a game. @throws {AppError} */
export function getNewestReviews(gameId: number): Promise<Review[]> {
  return cachedRead(readNewestReviews(gameId), REVIEWS_UNAVAILABLE);
}

async function readNewestReviews(gameId: number): Promise<Review[]> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  const reviews: Review[] = await readPublic("read_newest_reviews", { of_game: gameId });
  if (reviews.length > 0) cacheTag(...reviews.map(({ userId }) => profileTags.user(userId)));
  return reviews.map(toReview);
}

/** The newest first; none beyond the last page. @throws {AppError} */
export function getUserReviews(userId: string, page: number): Promise<UserReviews> {
  return cachedRead(readUserReviews(userId, page), REVIEWS_UNAVAILABLE);
}

async function readUserReviews(userId: string, page: number): Promise<UserReviews> {
  "use cache";
  cacheTag(reviewTags.user(userId), profileTags.user(userId));
  cacheLife("profile");
  const range = { page_size: REVIEWS_PAGE_SIZE, page_offset: (page - 1) * REVIEWS_PAGE_SIZE };
  const found: UserReviews | null = await readPublic("read_user_reviews", { owner: userId, ...range });
  return found ? { ...found, reviews: found.reviews.map(toListed) } : { total: 0, reviews: [] };
}

/** Null unless it is public. @throws {AppError} */
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
