import type { Metadata } from "next";
import { cardImage, pageMetadata, shorten } from "@/lib/page-metadata";
import { ratingText } from "@/lib/stars";
import { reviewCardPath } from "./card-path";
import { reviewPath } from "./path";
import type { Review } from "./schema";
import { summaryOf } from "./spoilers";

/** @param isListed only reviews of public profiles are for search engines */
export function reviewMetadata(review: Review, isListed: boolean): Metadata {
  const { username, gameId, gameName, rating, text } = review;
  const title = `${gameName}, reviewed by ${username}`;
  const rated = rating === null ? "" : `${ratingText(rating)}. `;
  return pageMetadata({
    title,
    description: shorten(`${rated}${summaryOf(text)}`),
    path: reviewPath(username, gameId),
    images: [cardImage(reviewCardPath(review), `${title} on Questshelf`)],
    isListed: isListed && !review.isAdult,
    openGraph: { type: "article" },
  });
}
