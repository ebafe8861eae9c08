import { cn } from "@/components/ui/cn";

const HIGH_RATING = 90;
const GOOD_RATING = 80;

/** The rating out of 100, rounded: green from 90, amber from 80. IGDB's name stands before it, as its source. */
export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  if (rating === null) return null;
  const score = Math.round(rating);
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1 rounded-md bg-raised px-[7px] py-1 font-[650] text-[12px] tabular-nums leading-none md:text-[13px]",
        score >= HIGH_RATING ? "text-good" : score >= GOOD_RATING ? "text-lamp-text" : "text-ink",
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
