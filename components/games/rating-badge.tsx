import { cn } from "@/components/ui/cn";
import { ratingColor } from "./rating-color";

/** The rating out of 100, rounded. IGDB's name stands before it, as its source. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  if (rating === null) return null;
  const score = Math.round(rating);
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1 rounded-md bg-raised px-[7px] py-1 font-[650] text-[12px] tabular-nums leading-none md:text-[13px]",
        ratingColor(score),
        className,
      )}
    >
      <span className="hidden font-extrabold text-[8.5px] text-ink-3 tracking-[.02em] sm:inline view-list:inline">
        IGDB
      </span>
      {score}
      <span className="sr-only"> out of 100</span>
    </span>
  );
}
