import { type ComponentProps, type ReactNode, ViewTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { gamePath } from "@/lib/games/slug";
import { GameCover } from "./game-cover";

/** Covers stay in place while a visitor types a search. */
const SHARED_COVER = { default: "cover", search: "none" };

export type GameCardProps = ComponentProps<"div"> & {
  game: { id: number; name: string; coverUrl: string | null; isAdult?: boolean | undefined };
  /** Width of the cover, as in `<img sizes>`. */
  sizes: string;
  /** For the first row of a page. */
  priority?: boolean | undefined;
  /** Animates the cover into the one of the game's page. Once per game and page: transition names must be unique. */
  shared?: boolean | undefined;
  /** For lists of games, whose names are headings. */
  isHeading?: boolean;
  /** The card's link cannot be followed. */
  isInert?: boolean;
  tip?: string;
  /** What kind of game it is, at the cover's upper left. */
  kind?: string | null;
  /** Shown over the picture. */
  plate?: ReactNode;
  /** The line below the name. */
  facts?: ReactNode;
  /** A line between the two, in list view. */
  details?: ReactNode;
  /** At the right in list view. */
  aside?: ReactNode;
  /** Buttons, beside the link. */
  children?: ReactNode;
};

/** Has the height of a card. */
export function GameCardSkeleton() {
  return (
    <div aria-hidden="true" className="game-card">
      <div className="game-link">
        <div className="stand">
          <Skeleton className="cover shadow-none" />
        </div>
        <div className="game-label">
          <div className="game-name flex items-center">
            <Skeleton className="h-3 w-[78%] rounded" />
          </div>
          <div className="game-facts">
            <Skeleton className="h-3 w-[52%] rounded" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A game: a cover with its label in grid view, a row in list view, both in CSS (app/cards.css). */
export function GameCard({
  game,
  sizes,
  priority,
  shared,
  isHeading,
  isInert,
  tip,
  kind,
  plate,
  facts,
  details,
  aside,
  children,
  ...props
}: GameCardProps) {
  const Name = isHeading ? "h3" : "span";
  const cover = (
    <GameCover
      name={game.name}
      coverUrl={game.coverUrl}
      sizes={sizes}
      priority={priority}
      isAdult={game.isAdult}
    >
      {plate}
    </GameCover>
  );
  return (
    <div className="game-card" {...props}>
      <Link href={gamePath(game)} inert={isInert} data-tip={tip} className="game-link">
        <span className="stand">
          {shared ? (
            <ViewTransition name={`cover-${game.id}`} share={SHARED_COVER} default="none">
              {cover}
            </ViewTransition>
          ) : (
            cover
          )}
          {kind ? <Badge className="card-kind">{kind}</Badge> : null}
        </span>
        <span className="game-label">
          <Name className="game-name">{game.name}</Name>
          {details ? <span className="list-only game-details">{details}</span> : null}
          {facts ? <span className="game-facts">{facts}</span> : null}
        </span>
        {aside}
      </Link>
      {children}
    </div>
  );
}
