import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { wantedFeedPath } from "./feed-path";
import { type Feed, feedSchema, type NewFeed } from "./feed-schema";

const rowSchema = z.object({ created_at: feedSchema.shape.createdAt.unwrap() });

/** @throws {AppError} */
export async function getFeed({ id, supabase }: CurrentUser): Promise<Feed> {
  const query = supabase.from("calendar_feeds").select("created_at").eq("user_id", id).maybeSingle();
  return { createdAt: (await answerOf(query, rowSchema.nullable()))?.created_at ?? null };
}

/** Creates the address, or replaces it. @throws {AppError} */
export async function renewFeed({ supabase }: CurrentUser): Promise<NewFeed> {
  return { path: wantedFeedPath(await answerOf(supabase.rpc("renew_calendar_feed"), z.string())) };
}

/** @throws {AppError} */
export async function deleteFeed({ id, supabase }: CurrentUser): Promise<Feed> {
  await answerOf(supabase.from("calendar_feeds").delete().eq("user_id", id), z.null());
  return { createdAt: null };
}
