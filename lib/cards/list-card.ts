import "server-only";
import { log } from "@/lib/log";
import type { Card } from "./card-cache";
import { type CardList, drawListCard } from "./draw-list-card";
import type { Draw } from "./drawing-queue";
import { readCover } from "./read-cover";

type ListCardSource = CardList & { coverUrls: readonly string[] };

/** Draws a list's card. */
export function getListCard(source: ListCardSource, draw: Draw): Promise<Card> {
  const { title, username, isRanked, size, coverUrls } = source;
  return getCoverCard(coverUrls, draw, (covers, isComplete) =>
    // A number belongs to its cover: none is shown if one is missing.
    drawListCard({ title, username, isRanked: isRanked && isComplete, size }, covers),
  );
}

/** Draws a card without covers that are unavailable or damaged. */
export async function getCoverCard(
  coverUrls: readonly string[],
  draw: Draw,
  drawWith: (covers: readonly Buffer[], isComplete: boolean) => Promise<Buffer>,
): Promise<Card> {
  const covers = await Promise.all(coverUrls.map((url) => readCover(url, "cover_big")));
  const found = covers.filter((cover) => cover !== null);
  const isComplete = found.length === coverUrls.length;
  if (found.length > 0) {
    try {
      return { image: await draw(() => drawWith(found, isComplete)), isComplete };
    } catch (error) {
      log.warn("card_picture_left_out", { error });
    }
  }
  return { image: await draw(() => drawWith([], isComplete)), isComplete: coverUrls.length === 0 };
}
