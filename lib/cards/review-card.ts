import "server-only";
import { ratingText } from "@/lib/stars";
import type { Card } from "./card-cache";
import { drawTitleCard } from "./draw-list-card";
import type { Draw } from "./drawing-queue";
import { getCoverCard } from "./list-card";

type ReviewCardSource = {
  gameName: string;
  username: string;
  rating: number | null;
  coverUrl: string | null;
  isAdult: boolean;
};

/** Draws a review's card: its game and its rating, no word of its text. */
export function getReviewCard(source: ReviewCardSource, draw: Draw): Promise<Card> {
  const { gameName, username, rating, coverUrl, isAdult } = source;
  const facts = [...(rating === null ? [] : [ratingText(rating)]), `reviewed by ${username}`];
  const coverUrls = coverUrl && !isAdult ? [coverUrl] : [];
  return getCoverCard(coverUrls, draw, (covers) => drawTitleCard({ title: gameName, facts }, covers));
}
