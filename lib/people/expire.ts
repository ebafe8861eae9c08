import "server-only";
import { revalidateTag } from "next/cache";
import type { CurrentUser } from "@/lib/auth/user";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { jsonOf } from "@/lib/supabase/answers";
import { peopleTags } from "./keys";

/** Expires whom these users follow, and who follows them, on all instances. */
export async function expirePeople(userIds: readonly string[]): Promise<void> {
  const tags = userIds.map(peopleTags.user);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}

/** For `invalidates` of a route by which the signed-in user begins or ends a follow. */
export function expireBoth({ user, params }: { user: { id: string }; params: { id: string } }) {
  return expirePeople([user.id, params.id]);
}

/** The profiles that count the user, after a change of who sees the user's own. */
export async function expireNeighbours({ id, supabase }: CurrentUser): Promise<void> {
  const neighbours = await jsonOf<string[]>(supabase.rpc("own_neighbours"));
  await expirePeople([id, ...neighbours]);
}
