import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { PLAY_COLUMNS } from "./play-row";
import type { Play, PlayBody, PlayEdits } from "./play-schema";
import { refuseUnreleased } from "./unreleased";

const OPEN_ALREADY = "This game has an open play already. Finish it first.";

/**
 * Writes a play of a game on the shelf as it was entered; the id is the client's. The database sets the status.
 * @throws {AppError} `not_released`; `not_found` if the game is not on the shelf; `conflict` for a second open play
 */
export async function savePlay(
  user: CurrentUser,
  gameId: number,
  playId: string,
  { timerStartedAt, ...body }: PlayBody,
): Promise<Play> {
  await refuseUnreleased(user, gameId, "playing");
  const { id: user_id, supabase } = user;
  const own = () => supabase.from("plays");
  const timer_started_at = body.outcome === "playing" ? timerStartedAt : null;
  const values = { ...body, timer_started_at };
  const change = own().update(values).eq("user_id", user_id).eq("game_id", gameId).eq("id", playId);
  return refuseSecondOpen(
    (async () => {
      const changed = await answerOf(change.select(PLAY_COLUMNS).maybeSingle<Play>());
      if (changed) return changed;
      const addition = own().insert({ id: playId, user_id, game_id: gameId, ...values });
      await answerOf(addition);
      const added = own().select(PLAY_COLUMNS).eq("user_id", user_id).eq("id", playId);
      return answerOf(added.single<Play>());
    })(),
  );
}

/**
 * Changes fields of a play and leaves the others, which another device may have changed.
 * @throws {AppError} `not_found` if it was deleted; `invalid_input` if the end would be before the start; `conflict` for a
 * second open play
 */
export async function editPlay(
  { id, supabase }: CurrentUser,
  gameId: number,
  playId: string,
  edits: PlayEdits,
): Promise<Play> {
  const { outcome } = edits;
  const ended =
    outcome === undefined ? {} : outcome === "playing" ? { finished: null } : { timer_started_at: null };
  const change = supabase
    .from("plays")
    .update({ ...edits, ...ended })
    .eq("user_id", id)
    .eq("game_id", gameId)
    .eq("id", playId);
  const play = await refuseSecondOpen(answerOf(change.select(PLAY_COLUMNS).maybeSingle<Play>()));
  if (!play) throw new AppError("not_found", "This play was deleted.");
  return play;
}

/** @throws {AppError} with the reason, if a write would open a second play of a game */
async function refuseSecondOpen<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    throw new AppError("conflict", OPEN_ALREADY, { cause: error });
  }
}

/** Does nothing if it does not exist. @throws {AppError} */
export async function deletePlay(
  { id, supabase }: CurrentUser,
  gameId: number,
  playId: string,
): Promise<void> {
  const query = supabase.from("plays").delete().eq("user_id", id).eq("game_id", gameId).eq("id", playId);
  await answerOf(query);
}
