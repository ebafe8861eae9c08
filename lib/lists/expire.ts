import "server-only";
import { revalidateTag } from "next/cache";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { listTags } from "./keys";

/** For `invalidates` of a route that changes a list: its pages, widget and card, and its owner's public lists. */
export async function expireList({
  user,
  params,
}: {
  user: { id: string };
  params: { id: string };
}): Promise<void> {
  const tags = [listTags.list(params.id), listTags.user(user.id)];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}

/** For a new list, whose own page is in no cache yet. */
export async function expireListsOf({ user }: { user: { id: string } }): Promise<void> {
  const tag = listTags.user(user.id);
  revalidateTag(tag, { expire: 0 });
  await publishExpiredTags([tag]);
}
