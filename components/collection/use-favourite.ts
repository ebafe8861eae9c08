"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { favouritesOptions } from "@/lib/collection/queries";
import { MAX_FAVOURITES } from "@/lib/games/favourite-game";
import { failureOr, type GameRef, useWrite } from "./use-shelf-writes";

/** Writes of favourites run one after the other. */
const SCOPE = "favourites";

export function useAddFavourite() {
  return useWrite({
    scope: SCOPE,
    write: ({ id: gameId }: GameRef, change) =>
      api.put("/api/favourites/[gameId]", { params: { gameId }, change }),
    done: (_, { name }) => ({
      text: `${name} is one of your favourites`,
      undo: { done: `${name} is no favourite any more`, alternative: "remove it from your favourites" },
    }),
    failure: failureOr("The favourite could not be added. Please try again."),
  });
}

export function useRemoveFavourite() {
  return useWrite({
    scope: SCOPE,
    write: ({ id: gameId }: GameRef, change) =>
      api.delete("/api/favourites/[gameId]", { params: { gameId }, change }),
    done: (_, { name }) => ({
      text: `${name} was removed from your favourites`,
      undo: { done: `${name} is a favourite again`, alternative: "make it a favourite again" },
    }),
    failure: failureOr("The favourite could not be removed. Please try again."),
  });
}

export function useMoveFavourite() {
  return useWrite({
    scope: SCOPE,
    write: ({ gameId, before }: { gameId: number; before: number | null }) =>
      api.patch("/api/favourites/[gameId]", { params: { gameId }, body: { before } }),
    failure: failureOr("The favourite could not be moved. Please try again."),
  });
}

/** The entry of a game's menu, for a game on the shelf. */
export function useFavourite(game: GameRef) {
  const { data: favourites = [] } = useQuery(favouritesOptions());
  const adding = useAddFavourite();
  const removing = useRemoveFavourite();
  const isFavourite = favourites.some(({ gameId }) => gameId === game.id);
  const { mutate, mutateAsync } = isFavourite ? removing : adding;
  const change = { id: game.id, name: game.name };
  return {
    icon: "crown",
    isFavourite,
    /** Five other games are favourites. */
    isFull: !isFavourite && favourites.length >= MAX_FAVOURITES,
    label: isFavourite ? "Remove from favourites" : "Make favourite",
    onSelect: () => mutate(change),
    toggle: () => mutateAsync(change),
  } as const;
}
