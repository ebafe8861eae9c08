import { cn } from "@/components/ui/cn";
import { ratingColor } from "./rating-color";

/** The rating out of 100, rounded, with IGDB named as its source. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  if (rating === null) return null;
  const score = Math.round(rating);
  return (
    <span className={cn("rating", ratingColor(score), className)}>
      <span className="rating-source">IGDB</span>
      {score}
      <span className="sr-only"> out of 100</span>
    </span>
  );
}
