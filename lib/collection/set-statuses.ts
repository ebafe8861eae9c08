import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { type StatusChangeAnswer, statusBeforeSchema } from "./schema";
import type { ChoosableStatus } from "./status";
import { unreleasedOf } from "./unreleased";

/** For 10,000 rows. */
export const BULK_TIME_LIMIT_MS = 20_000;

export const changeSchema = z.object({ games: z.number().int(), before: z.array(statusBeforeSchema) });

/** Unreleased games accept only "want". @throws {AppError} */
export async function setStatuses(
  user: CurrentUser,
  gameIds: readonly number[],
  status: ChoosableStatus,
): Promise<StatusChangeAnswer> {
  const skipped = status === "want" ? new Set<number>() : await unreleasedOf(user, gameIds);
  const ids = gameIds.filter((id) => !skipped.has(id));
  const query = user.supabase.rpc("set_status", { game_ids: ids, new_status: status });
  const { games, before } = await answerOf(query, changeSchema);
  return { changed: games, skipped: skipped.size, before };
}

/** Undoes `setStatuses`, except for games that were changed again. @returns how many were restored. @throws {AppError} */
export async function restoreStatuses(
  { supabase }: CurrentUser,
  { status, before }: { status: ChoosableStatus; before: StatusChangeAnswer["before"] },
): Promise<number> {
  return answerOf(supabase.rpc("restore_statuses", { set_status: status, before }), z.number().int());
}
