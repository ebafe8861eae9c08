import { cn } from "@/components/ui/cn";
import { RATING_MAX, ratingText, starsOf } from "@/lib/stars";

const STAR = "M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z";
const STARS = RATING_MAX / 2;
const PLACES = Array.from({ length: STARS }, (_, place) => place);

/** A user's rating out of 10: five stars with halves, and the figure beside them. */
export function Rating({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 tabular-nums", className)}>
      <Stars rating={rating} />
      {ratingText(rating)}
    </span>
  );
}

/** Without the figure, which must be beside them as text. `h-*` in `className` sets their size. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn("relative inline-block h-4 shrink-0", className)}>
      <Row className="text-star-off" />
      <span
        className="absolute inset-0 text-star"
        style={{ clipPath: `inset(0 ${100 - (starsOf(rating) / STARS) * 100}% 0 0)` }}
      >
        <Row />
      </span>
    </span>
  );
}

function Row({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STARS * 24} 24`}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      className={cn("block h-full max-w-none", className)}
    >
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 24})`} />
      ))}
    </svg>
  );
}
