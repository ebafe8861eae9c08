"use client";

import Link from "next/link";
import type { Ref } from "react";
import { ratingColor } from "@/components/games/rating-color";
import { cn } from "@/components/ui/cn";
import { ratingPercent } from "@/lib/gallery/rating-percent";
import type { GalleryGame } from "@/lib/gallery/schema";

type GamePanelProps = { game: GalleryGame; ref: Ref<HTMLDivElement> };

/**
 * Details of the game under the pointer. Hidden from screen readers, which get the same from the list's
 * links. On touch it has a button of its own.
 */
export function GamePanel({ game, ref }: GamePanelProps) {
  const { id, name, releaseYear, genres, platforms } = game;
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-20 w-[min(280px,calc(100%-32px))] rounded-card border border-line bg-surface/94 p-4 shadow-float backdrop-blur-md"
    >
      <div key={id} className="animate-fade-in">
        <p className="line-clamp-3 font-[650] font-display text-[18px] leading-tight tracking-[-.015em]">
          {name}
        </p>
        <p className="mt-2 flex items-center gap-2 text-[14px] text-ink-2 tabular-nums">
          <RatingFigure rating={game.rating} />
          <span className="text-ink-3">·</span>
          {releaseYear ?? "TBA"}
        </p>
        {genres.length > 0 ? <p className="mt-2 text-[14px] text-ink-2">{genres.join(" · ")}</p> : null}
        {platforms.length > 0 ? (
          <p className="mt-1 truncate text-[13px] text-ink-3">{platforms.join(" · ")}</p>
        ) : null}
        <Link
          href={`/game/${id}`}
          prefetch={false}
          tabIndex={-1}
          className={cn(
            "button button-primary button-sm",
            "pointer-events-auto mt-4 hidden w-full [@media(hover:none)]:flex",
          )}
        >
          Open game
        </Link>
      </div>
    </div>
  );
}

/** A rating as a percentage, in the colours of the cards. */
function RatingFigure({ rating }: { rating: number | null }) {
  const percent = ratingPercent(rating);
  if (percent === null) return <span>No rating yet</span>;
  return (
    <span className={cn("font-semibold text-[15px]", ratingColor(Number.parseInt(percent, 10)))}>
      {percent}
    </span>
  );
}
