import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { wantedFeedPath } from "./feed-path";

/** Since when the user's secret address exists (ISO); null while there is none. */
type Feed = { createdAt: string | null };

/** A new address, which can't be read again. */
type NewFeed = { path: string };

/** @throws {AppError} */
export async function getFeed({ id, supabase }: CurrentUser): Promise<Feed> {
  const query = supabase
    .from("calendar_feeds")
    .select("createdAt:created_at")
    .eq("user_id", id)
    .maybeSingle();
  return (await answerOf(query)) ?? { createdAt: null };
}

/** Creates the address, or replaces it. @throws {AppError} */
export async function renewFeed({ supabase }: CurrentUser): Promise<NewFeed> {
  return { path: wantedFeedPath(await answerOf(supabase.rpc("renew_calendar_feed"))) };
}

/** @throws {AppError} */
export async function deleteFeed({ id, supabase }: CurrentUser): Promise<Feed> {
  await answerOf(supabase.from("calendar_feeds").delete().eq("user_id", id));
  return { createdAt: null };
}
