import type { Metadata } from "next";
import { shorten } from "@/lib/page-metadata";
import { ratingText } from "@/lib/stars";
import { reviewCardPath } from "./card-path";
import { reviewPath } from "./path";
import type { Review } from "./schema";
import { summaryOf } from "./spoilers";

const CARD_SIZE = { width: 1200, height: 630 };

/** @param isListed only reviews of public profiles are for search engines */
export function reviewMetadata(review: Review, isListed: boolean): Metadata {
  const { username, gameId, gameName, rating, text } = review;
  const url = reviewPath(username, gameId);
  const title = `${gameName}, reviewed by ${username}`;
  const rated = rating === null ? "" : `${ratingText(rating)}. `;
  const words = summaryOf(text);
  const description = shorten(`${rated}${words}`);
  const image = {
    url: reviewCardPath(review),
    ...CARD_SIZE,
    type: "image/jpeg",
    alt: `${title} on Questshelf`,
  };
  return {
    title,
    description,
    ...(isListed && !review.isAdult ? {} : { robots: { index: false, follow: false } }),
    alternates: { canonical: url },
    openGraph: {
      type: "article",
      siteName: "Questshelf",
      locale: "en_US",
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
