import { type ReactNode, ViewTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { categoryBadge } from "@/lib/games/category";
import type { GameSummary } from "@/lib/games/schema";
import { GameCover } from "./game-cover";
import { RatingBadge } from "./rating-badge";

const COVER_SIZES = "(min-width: 1280px) 236px, (min-width: 1024px) 23vw, (min-width: 640px) 30vw, 36vw";

export type GameCardProps = {
  game: GameSummary;
  /** The first row of a page. */
  priority?: boolean;
  /** What stands at the cover's upper right: the shelf's status. */
  status?: ReactNode;
  /** Buttons that appear on hover and focus, beside the link and not in it. */
  actions?: ReactNode;
  /** Lets the cover grow into the one of the game's page. Once per game and page: names must not meet twice. */
  shared?: boolean;
};

/** A game in a list: upright in grid view, a row in list view. Both are CSS (`view-list:`). */
export function GameCard({ game, priority, status, actions, shared }: GameCardProps) {
  const label = categoryBadge(game.category);
  const genres = game.genres.map((genre) => genre.name);
  const cover = (
    <GameCover
      name={game.name}
      coverUrl={game.coverUrl}
      sizes={COVER_SIZES}
      priority={priority}
      className="cover-lifting"
    />
  );
  return (
    <div className="group relative">
      <Link href={game.path} className="game-card game-row">
        <span className="relative block row-cover view-list:w-14 view-list:shrink-0">
          {shared ? (
            <ViewTransition name={`cover-${game.id}`} share="cover" default="none">
              {cover}
            </ViewTransition>
          ) : (
            cover
          )}
          {label ? (
            <Badge variant="plate" className="absolute top-2 left-2 view-list:hidden">
              {label}
            </Badge>
          ) : null}
        </span>
        <span className="block min-w-0 view-list:contents">
          <span className="row-name mt-2.5 flex items-center gap-2 md:mt-3 view-list:mt-0">
            <h3 className="view-list:line-clamp-2 truncate view-list:whitespace-normal font-sans font-semibold text-[14px] leading-[1.3] tracking-[-.005em] md:text-[15px]">
              {game.name}
            </h3>
            {label ? (
              <span className="hidden view-list:block">
                <Badge>{label}</Badge>
              </span>
            ) : null}
          </span>
          <span className="mt-1 flex items-center gap-2 text-[13px] text-ink-3 view-list:contents">
            <span className="row-details truncate view-list:whitespace-normal">
              {game.releaseYear ?? "TBA"}
              {genres[0] ? ` · ${genres[0]}` : null}
              {genres.length > 1 ? (
                <span className="hidden view-list:inline">, {genres.slice(1).join(", ")}</span>
              ) : null}
            </span>
            <RatingBadge rating={game.rating} className="row-rating ml-auto" />
          </span>
        </span>
        {status}
      </Link>
      {actions}
    </div>
  );
}

export function GameCardSkeleton() {
  return (
    <div className="view-list:flex view-list:items-center view-list:gap-4 view-list:rounded-card view-list:border view-list:border-line view-list:bg-surface view-list:p-3">
      <Skeleton className="aspect-[3/4] rounded-cover view-list:w-14 view-list:shrink-0" />
      <div className="view-list:flex-1">
        <div className="mt-2.5 flex h-[18px] items-center md:mt-3 md:h-[19.5px] view-list:mt-0">
          <Skeleton className="h-3.5 w-3/4 view-list:w-48" />
        </div>
        <div className="mt-1 flex h-5 items-center md:h-[21px]">
          <Skeleton className="h-3 w-1/2 view-list:w-32" />
        </div>
      </div>
    </div>
  );
}
