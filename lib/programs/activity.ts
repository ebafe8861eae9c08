import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { readPublic } from "@/lib/supabase/public-read";

export type ActivityEntry =
  | { kind: "finished"; at: string; gameId: number; name: string; rating: number | null }
  /** `text` is covered, and null if all of it is a spoiler. */
  | { kind: "review"; at: string; gameId: number; name: string; rating: number | null; text: string | null }
  | { kind: "list"; at: string; id: string; title: string; description: string | null; size: number };

/** The newest 50 that the profile shows. `tags` expire the read. @throws {AppError} */
export function getActivity(userId: string, tags: string[]): Promise<ActivityEntry[]> {
  return cachedRead(
    readActivity(userId, tags),
    "This feed can't be loaded right now. Please try again in a moment.",
  );
}

async function readActivity(userId: string, tags: string[]): Promise<ActivityEntry[]> {
  "use cache";
  cacheTag(...tags);
  cacheLife("profile");
  return readPublic("read_activity", { owner: userId });
}
