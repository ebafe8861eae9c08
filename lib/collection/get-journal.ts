import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { playRowSchema, toPlay, withGame } from "./play-row";
import { type Journal, journalAnswerSchema } from "./play-schema";

const entrySchema = playRowSchema.extend({
  game_name: z.string(),
  game_cover_url: z.string().nullable(),
  is_replay: z.boolean(),
});
const { minutes, next, periods: periodsSchema } = journalAnswerSchema.shape;
const pageSchema = z.object({ plays: z.array(entrySchema), minutes, next });

/**
 * One page.
 * @param period "2024-05", or "2024" for what has no month
 * @param after `next` of the page before
 */
export async function getJournal(
  { supabase }: CurrentUser,
  { period, after }: { period: string; after?: string | undefined },
): Promise<Journal> {
  const [page, periods] = await Promise.all([
    answerOf(supabase.rpc("journal", { of_period: period, after: after ?? null }), pageSchema),
    answerOf(supabase.rpc("journal_periods"), periodsSchema),
  ]);
  const plays = page.plays.map((row) => ({ ...withGame(toPlay(row), row), isReplay: row.is_replay }));
  return { ...page, plays, periods };
}
