import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { Notices } from "./schema";

/** @throws {AppError} */
export async function getNotices({ supabase }: CurrentUser): Promise<Notices> {
  const { notices, ...times } = await jsonOf<Notices>(supabase.rpc("own_notices"));
  return {
    ...times,
    notices: notices.map(({ game, ...notice }) => ({
      ...notice,
      game: game && { ...game, coverUrl: fromStoredCover(game.coverUrl) },
    })),
  };
}

/** Those until this time. @throws {AppError} */
export async function markNoticesRead({ supabase }: CurrentUser, until: string): Promise<void> {
  await answerOf(supabase.rpc("read_notices", { until }));
}
