import { getPublicList, type PublicList } from "@/lib/lists/public-lists";
import { getPublicProfile, type PublicProfile } from "@/lib/profile/public-profile";

type ListAndOwner = { list: PublicList; profile: PublicProfile };

/** A list that visitors may see, with its owner's profile; null for a private one as for an unknown one. @throws {AppError} */
export async function getPublicListOf(id: string, page = 1): Promise<ListAndOwner | null> {
  const list = await getPublicList(id, page);
  // The username may have changed since this was cached; a former one finds the profile too.
  const profile = list && (await getPublicProfile(list.username));
  if (!list || profile?.id !== list.userId) return null;
  return { list: { ...list, username: profile.username }, profile };
}
