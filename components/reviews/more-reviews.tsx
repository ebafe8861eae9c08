"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { formatCountUpTo } from "@/lib/format-count";
import { NO_FILTER } from "@/lib/reviews/filter";
import { MAX_COUNTED_REVIEWS } from "@/lib/reviews/path";
import { gameReviewsOptions } from "@/lib/reviews/queries";
import { LaterReviews } from "./later-reviews";

type MoreReviewsProps = {
  game: { id: number; path: string };
  /** Authors of those of the page. */
  rendered: readonly string[];
  next: string;
  total: number;
};

/** The public reviews after those of the page. */
export function MoreReviews({ game, rendered, next, total }: MoreReviewsProps) {
  const query = useInfiniteQuery({ ...gameReviewsOptions(game.id, NO_FILTER, next), enabled: false });
  return (
    <LaterReviews
      query={query}
      rendered={rendered}
      path={game.path}
      note={`${formatCountUpTo(MAX_COUNTED_REVIEWS, total)} reviews`}
    />
  );
}
