import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";
import { RATING_MAX, ratingText, starsOf } from "@/lib/stars";

const STARS = RATING_MAX / 2;

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
  const style: CSSProperties & { "--filled": string } = {
    "--filled": `${(starsOf(rating) / STARS) * 100}%`,
  };
  return <span aria-hidden="true" className={cn("stars", className)} style={style} />;
}
