import { ratingColor } from "@/components/games/rating-color";

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** A rating of 0–100, rounded, in a progress ring. */
export function ScoreRing({ rating }: { rating: number }) {
  const score = Math.round(rating);
  return (
    <span
      className={`relative grid size-[38px] shrink-0 place-items-center md:size-11 ${ratingColor(score, "text-ink-2")}`}
    >
      <svg viewBox="0 0 56 56" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          className="fill-ground/60"
          stroke="currentColor"
          strokeOpacity="0.2"
          strokeWidth="4"
        />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        />
      </svg>
      <span className="relative font-[650] font-display text-[14px] text-ink md:text-base tabular-nums">
        <span className="sr-only">Rating: </span>
        {score}
        <span className="sr-only"> out of 100</span>
      </span>
    </span>
  );
}
