import { gamePath } from "@/lib/games/slug";
import { RATING_MAX } from "@/lib/stars";
import { reviewPath } from "./path";
import type { Review } from "./schema";
import { withoutSpoilers } from "./spoilers";

/** https://schema.org/Review. What is covered is left out. */
export function reviewJsonLd(review: Review, origin: string): Record<string, unknown> {
  const { username, gameId, gameName, rating, publishedAt, editedAt, text } = review;
  return {
    "@context": "https://schema.org",
    "@type": "Review",
    url: `${origin}${reviewPath(username, gameId)}`,
    author: { "@type": "Person", name: username, url: `${origin}/user/${username}` },
    itemReviewed: {
      "@type": "VideoGame",
      name: gameName,
      url: `${origin}${gamePath({ id: gameId, name: gameName })}`,
    },
    datePublished: publishedAt,
    ...(editedAt ? { dateModified: editedAt } : {}),
    ...(text === null ? {} : { reviewBody: withoutSpoilers(text) }),
    ...(rating === null
      ? {}
      : {
          reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: RATING_MAX, worstRating: 0 },
        }),
  };
}
