import "server-only";
import type { FavouriteGame } from "./favourite-game";
import { fromStoredCover } from "./images";
import { gamePath } from "./slug";

/** A favourite as the database returns it. */
export type FavouriteRow = { id: number; name: string; coverUrl: string | null; isAdult: boolean };

export function toFavourite({ id, name, coverUrl, isAdult }: FavouriteRow): FavouriteGame {
  return {
    gameId: id,
    name,
    path: gamePath({ id, name }),
    coverUrl: fromStoredCover(coverUrl),
    ...(isAdult ? { isAdult: true } : {}),
  };
}
