import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import type { ListedPerson } from "@/lib/people/schema";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { readPublic } from "@/lib/supabase/public-read";
import { filterArgs, type ReviewFilter } from "./filter";
import type { OwnReview, Review, ReviewInput } from "./schema";
import { toReview } from "./to-review";

// All functions of this file throw an `AppError`.

/** The database returns one more. */
const CLOSED_PAGE_SIZE = 20;

const missingReview = () => new AppError("not_found", "There is no such review.");
const missingList = () => new AppError("not_found", "There is no such list.");

type OwnReviewsView = {
  own: OwnReview | null;
  /** Reviews by people whom the user follows that fit the filter, the most liked first. */
  followed: Review[];
  /** Authors whose review of the game the user likes. */
  liked: string[];
  /** Authors whom a block of either hides. */
  hidden: string[];
};

export async function getOwnReviews(
  { supabase }: CurrentUser,
  gameId: number,
  filter: ReviewFilter,
): Promise<OwnReviewsView> {
  const view: OwnReviewsView = await jsonOf(
    supabase.rpc("own_reviews_view", { of_game: gameId, ...filterArgs(filter) }),
  );
  return { ...view, own: view.own && toReview(view.own), followed: view.followed.map(toReview) };
}

/** @throws {AppError} `not_found` for a game that is not on the shelf, `conflict` if another review than `replaces` is stored */
export async function saveReview(
  { supabase }: CurrentUser,
  gameId: number,
  { text, isSpoiler, visibility, replaces }: ReviewInput,
): Promise<OwnReview> {
  const fields = {
    review_text: text,
    is_spoiler: isSpoiler,
    visibility,
    ...(replaces !== undefined && { replaces }),
  };
  await answerOf(supabase.rpc("put_review", { of_game: gameId, ...fields }));
  const review = await jsonOf<OwnReview | null>(supabase.rpc("own_review", { of_game: gameId }));
  if (!review) throw new AppError("conflict", "This review was deleted in another tab.");
  return toReview(review);
}

/** @returns whether there was one. @throws {AppError} `conflict` if another review than `replaces` is stored */
export function deleteReview(
  { supabase }: CurrentUser,
  gameId: number,
  replaces?: ReviewInput["replaces"],
): Promise<boolean> {
  return answerOf(
    supabase.rpc("remove_review", { of_game: gameId, ...(replaces !== undefined && { replaces }) }),
  );
}

/** Also one for followers. */
export async function getReadableReview({ supabase }: CurrentUser, userId: string, gameId: number) {
  const found = await jsonOf<{ review: Review; liked: boolean } | null>(
    supabase.rpc("review_for_caller", { author: userId, of_game: gameId }),
  );
  if (!found) throw missingReview();
  return { ...toReview(found.review), liked: found.liked };
}

/** With its spoilers; without a user, of a public review. */
export async function getReviewText(user: CurrentUser | null, userId: string, gameId: number) {
  const of = { author: userId, of_game: gameId };
  const text: string | null = user
    ? await answerOf(user.supabase.rpc("read_review_text", of))
    : await readPublic("read_review_text", of);
  if (text === null) throw missingReview();
  return { text };
}

/** The games whose review by an author the user likes. */
export function getLikedReviews({ supabase }: CurrentUser, author: string): Promise<number[]> {
  return jsonOf(supabase.rpc("liked_reviews", { author }));
}

/** Reviews of an author that are for followers only, and the user's own private ones. `next` is the offset of the next page. */
export async function getClosedReviews({ supabase }: CurrentUser, author: string, offset: number) {
  const found = await jsonOf<Review[]>(supabase.rpc("closed_reviews", { author, page_offset: offset }));
  const reviews = found.slice(0, CLOSED_PAGE_SIZE).map(toReview);
  return { reviews, next: found.length > CLOSED_PAGE_SIZE ? offset + CLOSED_PAGE_SIZE : null };
}

/** The three most liked of the last seven days. */
export async function getPopularReviews({ supabase }: CurrentUser): Promise<Review[]> {
  const reviews = await jsonOf<Review[]>(supabase.rpc("popular_reviews"));
  return reviews.map(toReview);
}

/** @returns false if the review was liked, or not liked, already */
export function writeReviewLike(
  { supabase }: CurrentUser,
  write: "like_review" | "unlike_review",
  { userId, gameId }: { userId: string; gameId: number },
): Promise<boolean> {
  return answerOf(supabase.rpc(write, { author: userId, of_game: gameId }));
}

export async function writeListLike(
  { supabase }: CurrentUser,
  write: "like_list" | "unlike_list",
  list: string,
): Promise<void> {
  await answerOf(supabase.rpc(write, { list }));
}

type ListLikes = {
  /** Null for visitors, and for a user from whom a block hides the list. */
  liked: boolean | null;
  likes: number;
};

export async function getListLikes(user: CurrentUser | null, list: string): Promise<ListLikes> {
  const own: ListLikes | null = user && (await jsonOf(user.supabase.rpc("read_list_likes", { list })));
  if (own) return own;
  const likes: ListLikes | null = await readPublic("read_list_likes", { list });
  if (!likes) throw missingList();
  return { ...likes, liked: null };
}

const LIKERS_PAGE_SIZE = 50;

type Liker = ListedPerson & { likedAt: string };
type LikersPage = { likers: Liker[]; next: string | null };

/** Who likes the user's own review, the newest first: public profiles. @param after `next` of the page before */
export async function getReviewLikers({ supabase }: CurrentUser, gameId: number, after?: string) {
  const rows = await jsonOf<Liker[] | null>(
    supabase.rpc("review_likers", { of_game: gameId, ...beforeOf(after) }),
  );
  if (!rows) throw missingReview();
  return toPage(rows);
}

/** The same of the user's own list. */
export async function getListLikers({ supabase }: CurrentUser, list: string, after?: string) {
  const rows = await jsonOf<Liker[] | null>(supabase.rpc("list_likers", { list, ...beforeOf(after) }));
  if (!rows) throw missingList();
  return toPage(rows);
}

function beforeOf(after?: string) {
  const [before, person] = after?.split(" ") ?? [];
  return before && person ? { before, before_person: person } : {};
}

function toPage(rows: Liker[]): LikersPage {
  const likers = rows.slice(0, LIKERS_PAGE_SIZE);
  const last = rows.length > LIKERS_PAGE_SIZE ? likers.at(-1) : undefined;
  return { likers, next: last ? `${last.likedAt} ${last.id}` : null };
}
