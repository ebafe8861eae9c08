"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { formatReviewCount } from "@/lib/reviews/count";
import { NO_FILTER } from "@/lib/reviews/filter";
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
      note={`${formatReviewCount(total)} reviews`}
    />
  );
}
