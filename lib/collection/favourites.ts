import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import type { FavouriteGame } from "@/lib/games/favourite-game";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { type FavouriteRow, toFavourite } from "@/lib/games/to-favourite";
import { answerOf, jsonOf } from "@/lib/supabase/answers";

/** A new place, before another favourite or (null) at the end. */
export const favouriteBodySchema = z.strictObject({
  before: z.number().int().positive().max(MAX_GAME_ID).nullable(),
});

/** In their order. All functions of this file throw an `AppError`. */
export async function getFavourites({ supabase }: CurrentUser): Promise<FavouriteGame[]> {
  const rows = await jsonOf<FavouriteRow[]>(supabase.rpc("own_favourites"));
  return rows.map(toFavourite);
}

/** At the end. @throws {AppError} `limit_reached`, or `not_found` for a game that is not on the shelf */
export async function addFavourite({ supabase }: CurrentUser, game: number): Promise<void> {
  await answerOf(supabase.rpc("add_favourite", { game }));
}

/** @throws {AppError} `conflict` if the game, or the one that it is moved before, is no favourite any more */
export async function moveFavourite(
  { supabase }: CurrentUser,
  game: number,
  before: number | null,
): Promise<void> {
  await answerOf(supabase.rpc("move_favourite", { game, before_game: before }));
}

export async function removeFavourite({ supabase }: CurrentUser, game: number): Promise<void> {
  await answerOf(supabase.rpc("remove_favourite", { game }));
}
