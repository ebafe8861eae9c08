import "server-only";
import { revalidateTag } from "next/cache";
import type { CurrentUser } from "@/lib/auth/user";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { answerOf } from "@/lib/supabase/answers";
import { listTags } from "./keys";

/** For `invalidates` of a route that changes a list: its pages, widget and card, and its owner's public lists. */
export async function expireList({
  user,
  params,
}: {
  user: { id: string };
  params: { id: string };
}): Promise<void> {
  await expireTags([listTags.list(params.id), listTags.user(user.id)]);
}

/** All lists that others may have seen, after a change of who sees their owner's profile. */
export async function expireSeenLists(user: CurrentUser): Promise<void> {
  await expireLists(user.id, await seenLists(user));
}

/** The ids of the lists that others may have seen. */
export async function seenLists({ id, supabase }: CurrentUser): Promise<string[]> {
  const seen = supabase.from("lists").select("id").eq("user_id", id).neq("visibility", "private");
  return (await answerOf(seen)).map((list) => list.id);
}

export async function expireLists(userId: string, ids: readonly string[]): Promise<void> {
  await expireTags([listTags.user(userId), ...ids.map((id) => listTags.list(id))]);
}

async function expireTags(tags: string[]): Promise<void> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
