import "server-only";
import { AppError } from "@/lib/errors";
import { readPublic } from "@/lib/supabase/public-read";

type ModeratedPages = {
  userId: string;
  username: string | null;
  lists: string[];
  /** The ids of the games that the user has reviewed publicly. */
  games: number[];
  neighbours: string[];
};

/** Which pages a decision of the last hour may have changed. @throws {AppError} for an unknown one */
export async function readModeratedPages(decision: string): Promise<ModeratedPages> {
  const pages: ModeratedPages | null = await readPublic("moderated_pages", { decision });
  if (!pages) throw new AppError("not_found", "There is no such decision.");
  return pages;
}
