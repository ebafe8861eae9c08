import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type EntryChange, type ListChanges, type NewList, UNKNOWN_LIST } from "./input";

/** All functions of this file throw an `AppError`: `not_found` for a list that is not the user's. */
export function createList(
  { supabase }: CurrentUser,
  { request, title, description, isRanked, visibility, gameId, gameIds }: NewList,
): Promise<string> {
  const games = gameIds ?? (gameId === undefined ? [] : [gameId]);
  const values = { title, description, is_ranked: isRanked, visibility, game_ids: games, request };
  return answerOf(supabase.rpc("create_list", values));
}

export async function editList(
  { supabase }: CurrentUser,
  list: string,
  { isRanked, ...rest }: ListChanges,
): Promise<void> {
  // JSON leaves out what is undefined.
  await answerOf(supabase.rpc("edit_list", { list, changes: { ...rest, is_ranked: isRanked } }));
}

/** @throws {AppError} `limit_reached`, or `not_found` for games that neither the catalogue nor the shelf has */
export function addToList(
  { supabase }: CurrentUser,
  list: string,
  gameIds: readonly number[],
): Promise<number> {
  return answerOf(supabase.rpc("add_to_list", { list, game_ids: [...gameIds] }));
}

/** @throws {AppError} `conflict` when the game, or the one that it is moved before, has left the list */
export async function changeEntry(
  { supabase }: CurrentUser,
  list: string,
  game: number,
  change: EntryChange,
): Promise<void> {
  const query =
    "note" in change
      ? supabase.rpc("set_list_note", { list, game, note: change.note })
      : supabase.rpc("move_list_entry", { list, game, before_game: change.before });
  await answerOf(query);
}

export async function removeFromList({ supabase }: CurrentUser, list: string, game: number): Promise<void> {
  await answerOf(supabase.rpc("remove_from_list", { list, game }));
}

export async function removeList({ supabase }: CurrentUser, list: string): Promise<void> {
  const isRemoved = await answerOf(supabase.rpc("remove_list", { list }));
  if (!isRemoved) throw new AppError("not_found", UNKNOWN_LIST);
}
