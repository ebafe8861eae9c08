import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { FavouriteGame } from "@/lib/games/favourite-game";
import { FavouritePlaces, FavouritesBoard } from "./favourites-board";
import { OwnFavourites } from "./own-favourites";

type FavouritesProps = {
  username: string;
  games: readonly FavouriteGame[];
  /** Beside the board. */
  children?: ReactNode;
};

/**
 * Up to five games on a board. The page is the same for everyone: without favourites it has empty places, which style sheets show to
 * the owner alone, from the first paint on (components/site/boot.ts).
 */
export function Favourites({ username, games, children }: FavouritesProps) {
  const isEmpty = games.length === 0;
  return (
    <section
      aria-labelledby="favourites-title"
      className={cn("favourites wrap mt-[22px] md:mt-[44px]", isEmpty && "favourites-empty")}
    >
      {isEmpty ? <style>{`[data-own="${username}"] .favourites-empty{display:block}`}</style> : null}
      <div className="relative max-w-[848px]">
        <h2 id="favourites-title" className="caption mb-[14px]">
          Favourites
        </h2>
        <div className="favourites-seen">
          <FavouritesBoard games={games}>{isEmpty ? <FavouritePlaces taken={0} /> : null}</FavouritesBoard>
        </div>
        <OwnFavourites username={username} />
      </div>
      {isEmpty ? null : children}
    </section>
  );
}
