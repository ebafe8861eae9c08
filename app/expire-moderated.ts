import "server-only";
import { AppError } from "@/lib/errors";
import { expireLists } from "@/lib/lists/expire";
import { expirePeople } from "@/lib/people/expire";
import { expireProfile } from "@/lib/profile/expire";
import { readPublic } from "@/lib/supabase/public-read";

type ModeratedPages = { userId: string; username: string | null; lists: string[]; neighbours: string[] };

/** All pages that a decision of a moderator may have changed. @throws {AppError} for an unknown or old decision */
export async function expireModerated(decision: string): Promise<void> {
  const pages: ModeratedPages | null = await readPublic("moderated_pages", { decision });
  if (!pages) throw new AppError("not_found", "There is no such decision.");
  const { userId, username, lists, neighbours } = pages;
  await Promise.all([
    expireProfile(userId, username ?? undefined),
    expireLists(userId, lists),
    expirePeople([userId, ...neighbours]),
  ]);
}
