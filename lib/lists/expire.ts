import "server-only";
import { revalidateTag } from "next/cache";
import { z } from "zod";
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

/** For a new list, whose own page is in no cache yet. */
export async function expireListsOf({ user }: { user: { id: string } }): Promise<void> {
  await expireTags([listTags.user(user.id)]);
}

const idsSchema = z.array(z.object({ id: z.string() }));

/** All lists that others may have seen, after a change of who sees their owner's profile. */
export async function expireSeenLists({ id, supabase }: CurrentUser): Promise<void> {
  const seen = supabase.from("lists").select("id").eq("user_id", id).neq("visibility", "private");
  const lists = await answerOf(seen, idsSchema);
  await expireTags([listTags.user(id), ...lists.map((list) => listTags.list(list.id))]);
}

async function expireTags(tags: string[]): Promise<void> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
