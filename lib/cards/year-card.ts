import "server-only";
import type { Card } from "./card-cache";
import { drawYearCard, type YearCardSource } from "./draw-year-card";
import type { Draw } from "./drawing-queue";
import { getCoverCard } from "./list-card";

/** Draws the picture of a year. */
export function getYearCard(subject: YearCardSource, draw: Draw): Promise<Card> {
  return getCoverCard(subject.coverUrls, draw, (covers) => drawYearCard(subject, covers));
}
