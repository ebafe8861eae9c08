import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { profileTags } from "@/lib/profile/keys";
import { PROFILE_UNAVAILABLE } from "@/lib/profile/public-profile";
import { readPublic } from "@/lib/supabase/public-read";
import { peopleTags } from "./keys";
import { PEOPLE_PAGE_SIZE, type PeopleList } from "./path";
import type { ListedPerson } from "./schema";

/** Public profiles only. More than `MAX_COUNTED` followers are one more. */
export type FollowCounts = Record<PeopleList, number>;

/** @throws {AppError} */
export function getFollowCounts(userId: string): Promise<FollowCounts> {
  return cachedRead(readCounts(userId), PROFILE_UNAVAILABLE);
}

async function readCounts(userId: string): Promise<FollowCounts> {
  "use cache";
  cacheTag(peopleTags.user(userId));
  cacheLife("profile");
  const counts: FollowCounts | null = await readPublic("read_follow_counts", { owner: userId });
  return counts ?? { followers: 0, following: 0 };
}

/** The newest first; empty beyond the last page. @throws {AppError} */
export function getPeople(userId: string, list: PeopleList, page: number): Promise<ListedPerson[]> {
  return cachedRead(readPeople(userId, list, page), PROFILE_UNAVAILABLE);
}

async function readPeople(userId: string, list: PeopleList, page: number): Promise<ListedPerson[]> {
  "use cache";
  cacheTag(peopleTags.user(userId));
  cacheLife("profile");
  const range = { page_size: PEOPLE_PAGE_SIZE, page_offset: (page - 1) * PEOPLE_PAGE_SIZE };
  const people: ListedPerson[] = await readPublic(`read_${list}`, { owner: userId, ...range });
  // A listed profile may become private.
  cacheTag(...people.map(({ id }) => profileTags.user(id)));
  return people;
}
