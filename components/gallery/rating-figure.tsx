import { cn } from "@/components/ui/cn";
import { ratingPercent } from "@/lib/gallery/rating-percent";

/** A rating as a percentage: green from 90, amber from 80, as on the cards. */
export function RatingFigure({ rating }: { rating: number | null }) {
  const percent = ratingPercent(rating);
  if (percent === null) return <span>No rating yet</span>;
  const value = Number.parseInt(percent, 10);
  return (
    <span
      className={cn(
        "font-semibold text-[15px]",
        value >= 90 ? "text-good" : value >= 80 ? "text-lamp-text" : "text-ink",
      )}
    >
      {percent}
    </span>
  );
}
