import type { ReactNode } from "react";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { type FavouriteGame, MAX_FAVOURITES } from "@/lib/games/favourite-game";

const COVER_SIZES = "(min-width: 896px) 154px, 18vw";

type FavouritesBoardProps = {
  games: readonly FavouriteGame[];
  /** After the games: `FavouritePlaces`. */
  children?: ReactNode;
};

/** One row of covers; fewer leave room. */
export function FavouritesBoard({ games, children }: FavouritesBoardProps) {
  return (
    <div data-view="grid">
      <ul className="favourites-board shelf shelf-row">
        {games.map(({ gameId, name, path, coverUrl, isAdult }) => (
          <li key={gameId} className="game-card">
            <Link href={path} data-tip={name} className="game-link">
              <span className="stand">
                <GameCover name={name} coverUrl={coverUrl} sizes={COVER_SIZES} isAdult={isAdult} />
              </span>
              <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

const CHOOSE_FAVOURITES = "Choose up to five favourites";

/** What is left of the row, for the owner. `children` makes a button of it. */
export function FavouritePlaces({
  taken,
  children,
}: {
  taken: number;
  children?: (places: ReactNode) => ReactNode;
}) {
  const left = MAX_FAVOURITES - taken;
  if (left <= 0) return null;
  const places = (
    <>
      {Array.from({ length: left }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <span key={index} className="favourite-place" />
      ))}
      <span className={taken === 0 ? "favourite-hint" : "sr-only"}>{CHOOSE_FAVOURITES}</span>
    </>
  );
  return (
    <li style={{ gridColumn: `span ${left}` }}>
      {children ? children(places) : <span className="favourite-places stand">{places}</span>}
    </li>
  );
}
