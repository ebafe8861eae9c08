"use client";

import { useState } from "react";
import { useAddFavourite, useMoveFavourite, useRemoveFavourite } from "@/components/collection/use-favourite";
import { applyMoves, type Move } from "@/components/lists/edit/moves";
import type { FavouriteGame } from "@/lib/games/favourite-game";

export type FavouriteWrites = ReturnType<typeof useFavouriteWrites>;

/** Each write stays pending until the favourites have been read again. Failures are reported by the mutations. */
export function useFavouriteWrites() {
  const [added, setAdded] = useState<readonly FavouriteGame[]>([]);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const adding = useAddFavourite();
  const moving = useMoveFavourite();
  const removing = useRemoveFavourite();

  const add = async (game: FavouriteGame) => {
    setAdded((all) => [...all, game]);
    await adding.mutateAsync({ id: game.gameId, name: game.name }).catch(() => undefined);
    setAdded((all) => all.filter((one) => one !== game));
  };
  const move = async (change: Move) => {
    setMoves((all) => [...all, change]);
    await moving.mutateAsync(change).catch(() => undefined);
    setMoves((all) => all.filter((one) => one !== change));
  };
  const remove = async ({ gameId, name }: { gameId: number; name: string }) => {
    setRemoved((all) => [...all, gameId]);
    await removing.mutateAsync({ id: gameId, name }).catch(() => undefined);
    setRemoved((all) => all.filter((one) => one !== gameId));
  };
  const shownOf = (saved: readonly FavouriteGame[]): FavouriteGame[] => {
    const isNew = ({ gameId }: FavouriteGame) => saved.every((one) => one.gameId !== gameId);
    return applyMoves([...saved, ...added.filter(isNew)], moves).filter(
      ({ gameId }) => !removed.includes(gameId),
    );
  };
  return { add, move, remove, shownOf };
}
