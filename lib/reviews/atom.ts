import { type AtomEntry, toAtom } from "@/lib/atom";
import { profilePath } from "@/lib/profile/profile-route";
import { gameReviewsAtomPath, reviewPath, userReviewsAtomPath, userReviewsPath } from "./path";
import type { Review } from "./schema";
import { summaryOf } from "./spoilers";

// `origin` is of this site, without a trailing slash.

export function userReviewsAtom(
  { id, username }: { id: string; username: string },
  reviews: readonly Review[],
  origin: string,
): string {
  return toAtom({
    origin,
    id: `user/${id}/reviews`,
    title: `${username}'s reviews on Questshelf`,
    author: { name: username, url: origin + profilePath(username) },
    pageUrl: origin + userReviewsPath(username),
    feedUrl: origin + userReviewsAtomPath(username),
    entries: reviews.map((review) => toEntry(review, review.gameName, origin)),
  });
}

export function gameReviewsAtom(
  game: { id: number; name: string; path: string },
  reviews: readonly Review[],
  origin: string,
): string {
  return toAtom({
    origin,
    id: `game/${game.id}/reviews`,
    title: `Reviews of ${game.name} on Questshelf`,
    author: { name: "Questshelf", url: origin },
    pageUrl: `${origin}${game.path}#reviews`,
    feedUrl: origin + gameReviewsAtomPath(game.id),
    entries: reviews.map((review) => ({
      ...toEntry(review, `By ${review.username}`, origin),
      author: { name: review.username, url: origin + profilePath(review.username) },
    })),
  });
}

/** What is covered is left out. */
function toEntry(review: Review, subject: string, origin: string): AtomEntry {
  const { userId, username, gameId, rating, publishedAt, editedAt, text } = review;
  return {
    id: `user/${userId}/review/${gameId}`,
    title: rating === null ? subject : `${subject}, ${rating}/10`,
    url: origin + reviewPath(username, gameId),
    updated: editedAt ?? publishedAt,
    text: summaryOf(text),
  };
}
