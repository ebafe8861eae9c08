import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { profileTags } from "@/lib/profile/keys";
import { readPublic } from "@/lib/supabase/public-read";
import { reviewTags } from "./keys";
import { REVIEWS_PAGE_SIZE } from "./path";
import type { Review } from "./schema";
import { toReview } from "./to-review";

export type GameReviews = { total: number; reviews: Review[] };

const REVIEWS_UNAVAILABLE = "The reviews can't be loaded right now. Please try again in a moment.";

const GAME_PAGE_SIZE = 10;

/** The first public ones of a game, the most liked first; null if they cannot be read. @throws {AppError} `rate_limited` */
export function getGameReviews(gameId: number): Promise<GameReviews | null> {
  return cachedRead(readFirstReviews(gameId));
}

async function readFirstReviews(gameId: number): Promise<GameReviews | null> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  return (await readOrFallback(`the reviews of game ${gameId}`, readGameReviews(gameId, 0), null)).value;
}

/** Those after the first `offset` ones. @throws {AppError} */
export function getMoreReviews(gameId: number, offset: number): Promise<GameReviews> {
  return cachedRead(readMoreReviews(gameId, offset), REVIEWS_UNAVAILABLE);
}

async function readMoreReviews(gameId: number, offset: number): Promise<GameReviews> {
  "use cache";
  cacheTag(reviewTags.game(gameId));
  cacheLife("profile");
  return readGameReviews(gameId, offset);
}

async function readGameReviews(gameId: number, offset: number): Promise<GameReviews> {
  const range = { page_size: GAME_PAGE_SIZE, page_offset: offset };
  const found = await readPublic<"read_game_reviews", GameReviews>("read_game_reviews", {
    of_game: gameId,
    ...range,
  });
  if (found.reviews.length > 0) cacheTag(...found.reviews.map(({ userId }) => profileTags.user(userId)));
  return { ...found, reviews: found.reviews.map(toReview) };
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
export function getUserReviews(userId: string, page: number): Promise<GameReviews> {
  return cachedRead(readUserReviews(userId, page), REVIEWS_UNAVAILABLE);
}

async function readUserReviews(userId: string, page: number): Promise<GameReviews> {
  "use cache";
  cacheTag(reviewTags.user(userId), profileTags.user(userId));
  cacheLife("profile");
  const range = { page_size: REVIEWS_PAGE_SIZE, page_offset: (page - 1) * REVIEWS_PAGE_SIZE };
  const found: GameReviews | null = await readPublic("read_user_reviews", { owner: userId, ...range });
  return found ? { ...found, reviews: found.reviews.map(toReview) } : { total: 0, reviews: [] };
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
