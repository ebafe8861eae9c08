import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { jsonOf } from "@/lib/supabase/answers";
import type { JournalPage, JournalPeriod } from "./play-schema";

/**
 * A page of what began and ended in a period.
 * @param period "2024-05", or "2024" for what has no month
 * @param after `next` of the page before
 */
export async function getJournal(
  { supabase }: CurrentUser,
  { period, after }: { period: string; after?: string | undefined },
): Promise<JournalPage> {
  const query = supabase.rpc("journal", { of_period: period, after: after ?? null });
  const { entries, next } = await jsonOf<JournalPage>(query);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      gamePath: gamePath({ id: entry.gameId, name: entry.gameName }),
      coverUrl: fromStoredCover(entry.coverUrl),
    })),
    next,
  };
}

/** The periods that have entries, the newest first. */
export async function getJournalPeriods({ supabase }: CurrentUser): Promise<{ periods: JournalPeriod[] }> {
  return { periods: await jsonOf<JournalPeriod[]>(supabase.rpc("journal_periods")) };
}
