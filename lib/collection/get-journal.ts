import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { playRowSchema, toPlay, withGame } from "./play-row";
import type { Journal } from "./play-schema";

const entrySchema = playRowSchema.extend({
  game_name: z.string(),
  game_cover_url: z.string().nullable(),
  is_replay: z.boolean(),
});
const periodsSchema = z.record(z.string(), z.number().int());

/** @param period "2024-05", or "2024" for what has no month */
export async function getJournal({ supabase }: CurrentUser, period: string): Promise<Journal> {
  const [rows, periods] = await Promise.all([
    answerOf(supabase.rpc("journal", { of_period: period }), z.array(entrySchema)),
    answerOf(supabase.rpc("journal_periods"), periodsSchema),
  ]);
  const plays = rows.map((row) => ({ ...withGame(toPlay(row), row), isReplay: row.is_replay }));
  return { plays, periods };
}
