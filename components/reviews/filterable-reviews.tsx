"use client";

import { type ReactNode, useState } from "react";
import { island } from "@/components/ui/island";
import { NO_FILTER } from "@/lib/reviews/filter";
import { OwnReviewsSlot } from "./islands";
import type { ReviewFiltersProps } from "./review-filters";
import { ReviewFiltersFace } from "./review-filters-face";
import { ReviewSkeletons } from "./review-skeletons";

const ReviewFilters = island<ReviewFiltersProps>(
  () => import("./review-filters").then((module) => module.ReviewFilters),
  { fallback: ReviewFiltersFace },
);
const FilteredReviews = island(() => import("./filtered-reviews").then((module) => module.FilteredReviews), {
  fallback: <ReviewSkeletons />,
});

type FilterableReviewsProps = {
  game: { id: number; name: string; path: string };
  canFilter: boolean;
  /** No public review exists. */
  isFirst: boolean;
  /** Says that there is no public review; shown above the user's own. */
  none: ReactNode;
  /** The public reviews as everyone sees them; shown until a filter is chosen. */
  children: ReactNode;
};

/** The page is the same for everyone: a filter replaces its list by what the API answers. */
export function FilterableReviews({ game, canFilter, isFirst, none, children }: FilterableReviewsProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <>
      {none}
      {canFilter ? (
        <div className="needs-script mt-2 -ml-2.5 flex flex-wrap gap-1">
          <ReviewFilters filter={filter} onChange={setFilter} />
        </div>
      ) : null}
      <OwnReviewsSlot game={game} isFirst={isFirst} filter={filter} />
      {filter.rating || filter.status ? <FilteredReviews game={game} filter={filter} /> : children}
    </>
  );
}
