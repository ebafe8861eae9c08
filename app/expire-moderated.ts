import "server-only";
import { expireLists } from "@/lib/lists/expire";
import { readModeratedPages } from "@/lib/moderation/moderated-pages";
import { expirePeople } from "@/lib/people/expire";
import { expireProfile } from "@/lib/profile/expire";
import { expireReviews } from "@/lib/reviews/expire";

/** All pages that a decision of a moderator may have changed. @throws {AppError} for an unknown or old decision */
export async function expireModerated(decision: string): Promise<void> {
  const { userId, username, lists, games, neighbours } = await readModeratedPages(decision);
  await Promise.all([
    expireProfile(userId, username ?? undefined),
    expireLists(userId, lists),
    expireReviews(userId, games),
    expirePeople([userId, ...neighbours]),
  ]);
}
