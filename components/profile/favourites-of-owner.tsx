"use client";

import { useQuery } from "@tanstack/react-query";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { Button } from "@/components/ui/button";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { useSession } from "@/lib/auth/queries";
import { favouritesOptions } from "@/lib/collection/queries";
import { FavouritePlaces, FavouritesBoard } from "./favourites-board";
import { useFavouriteWrites } from "./use-favourite-writes";

export function FavouritesOfOwner({ username }: { username: string }) {
  const { user } = useSession();
  const isOwn = user?.username === username;
  const { data } = useQuery({ ...favouritesOptions(), enabled: isOwn });
  const writes = useFavouriteWrites();
  const { dialog, opener, close } = useLazyDialog(() => import("./favourites-dialog"));
  useShelfSync();
  if (!isOwn || !data) return null;
  const games = writes.shownOf(data);
  return (
    <div className="favourites-own">
      {games.length > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label="Edit favourites"
          className="-top-[10px] absolute right-0"
          {...opener}
        >
          Edit
        </Button>
      ) : null}
      <FavouritesBoard games={games}>
        <FavouritePlaces taken={games.length}>
          {(places) => (
            <button type="button" className="favourite-places stand" {...opener}>
              {places}
            </button>
          )}
        </FavouritePlaces>
      </FavouritesBoard>
      {dialog ? <dialog.FavouritesDialog favourites={games} writes={writes} onClose={close} /> : null}
    </div>
  );
}
