import { cn } from "@/components/ui/cn";
import { ratingColor } from "./rating-color";

/** The rating of IGDB out of 100, rounded. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  if (rating === null) return null;
  const score = Math.round(rating);
  return (
    <span className={cn("rating", ratingColor(score), className)}>
      {score}
      <span className="sr-only"> out of 100 on IGDB</span>
    </span>
  );
}
