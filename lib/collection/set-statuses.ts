import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { jsonOf } from "@/lib/supabase/answers";
import type { StatusChangeAnswer } from "./schema";
import type { ChoosableStatus } from "./status";
import { unreleasedOf } from "./unreleased";

/** For 10,000 rows. */
export const BULK_TIME_LIMIT_MS = 20_000;

/** Unreleased games accept only "want". @throws {AppError} */
export async function setStatuses(
  user: CurrentUser,
  gameIds: readonly number[],
  status: ChoosableStatus,
): Promise<StatusChangeAnswer> {
  const skipped = status === "want" ? new Set<number>() : await unreleasedOf(user, gameIds);
  const ids = gameIds.filter((id) => !skipped.has(id));
  const query = user.supabase.rpc("set_status", { game_ids: ids, new_status: status });
  const { games, moved } = await jsonOf<{ games: number; moved: number }>(query);
  return { changed: games, moved, skipped: skipped.size };
}
