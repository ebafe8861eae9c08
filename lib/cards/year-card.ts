import "server-only";
import { formatCount } from "@/lib/format-count";
import type { Card } from "./card-cache";
import { DOT, drawTitledCard } from "./draw-list-card";
import type { Draw } from "./drawing-queue";
import { getCoverCard } from "./list-card";

export type YearCardSource = {
  username: string;
  year: number;
  completed: number;
  added: number;
  minutes: number | null;
  coverUrls: readonly string[];
};

/** Draws the card of a year in review. */
export function getYearCard(subject: YearCardSource, draw: Draw): Promise<Card> {
  const { username, year, coverUrls } = subject;
  const card = { title: `${username}’s ${year} in games`, facts: factsOf(subject), isRanked: false };
  return getCoverCard(coverUrls, draw, (covers) => drawTitledCard(card, covers));
}

function factsOf({ completed, added, minutes }: YearCardSource): string {
  const hours = Math.round((minutes ?? 0) / 60);
  return [
    ...(completed > 0 ? [`${formatCount(completed)} completed`] : []),
    ...(added > 0 ? [`${formatCount(added)} added`] : []),
    ...(hours > 0 ? [`${formatCount(hours)} hours`] : []),
  ].join(DOT);
}
