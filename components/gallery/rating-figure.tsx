import { ratingColor } from "@/components/games/rating-color";
import { cn } from "@/components/ui/cn";
import { ratingPercent } from "@/lib/gallery/rating-percent";

/** A rating as a percentage, in the colours of the cards. */
export function RatingFigure({ rating }: { rating: number | null }) {
  const percent = ratingPercent(rating);
  if (percent === null) return <span>No rating yet</span>;
  return (
    <span className={cn("font-semibold text-[15px]", ratingColor(Number.parseInt(percent, 10)))}>
      {percent}
    </span>
  );
}
