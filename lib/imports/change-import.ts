import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import type { OptionsBody, RowBody } from "./input";

/** Sets the game of all rows with the title of this one; remembered for later imports. @throws {AppError} */
export async function chooseGame(
  { supabase }: CurrentUser,
  id: string,
  row: number,
  { gameId, skip }: RowBody,
): Promise<void> {
  const query = supabase.rpc("choose_import_game", { import: id, of_row: row, game_id: gameId, skip });
  await answerOf(query);
}

/** @returns how many rows got their first candidate. @throws {AppError} */
export function acceptLikely({ supabase }: CurrentUser, id: string): Promise<number> {
  return answerOf(supabase.rpc("accept_likely", { import: id }));
}

/** @throws {AppError} */
export async function setOptions(
  { supabase }: CurrentUser,
  id: string,
  { policy, statusWords }: OptionsBody,
): Promise<void> {
  const query = supabase.rpc("set_import_options", {
    import: id,
    policy: policy ?? null,
    status_words: statusWords ?? null,
  });
  await answerOf(query);
}

/** Deletes an import of which nothing was written. Does nothing if it does not exist. @throws {AppError} */
export async function deleteImport({ supabase }: CurrentUser, id: string): Promise<void> {
  try {
    await answerOf(supabase.rpc("delete_import", { import: id }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  }
}
