import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { readPublic } from "@/lib/supabase/public-read";
import { listTags } from "./keys";
import { isListId, LIST_PAGE_SIZE, LISTS_PAGE_SIZE } from "./path";
import type { ListSummary } from "./schema";
import { type ListRow, type SummaryRow, toList, toSummary } from "./to-list";

const LISTS_UNAVAILABLE = "This list can't be loaded right now. Please try again in a moment.";

export type PublicList = NonNullable<Awaited<ReturnType<typeof readList>>>;

/**
 * A page of a list that is public or open by link, read without a session; null for a private list as for an unknown one. Its username is that of the read: find
 * the profile by it. @throws {AppError}
 */
export async function getPublicList(id: string, page = 1): Promise<PublicList | null> {
  if (!isListId(id)) return null;
  return cachedRead(readList(id, page), LISTS_UNAVAILABLE);
}

async function readList(id: string, page: number) {
  "use cache";
  cacheTag(listTags.list(id));
  const range = { page_size: LIST_PAGE_SIZE, page_offset: (page - 1) * LIST_PAGE_SIZE };
  const row: ListRow | null = await readPublic("read_list", { list: id, ...range });
  if (!row?.username) {
    cacheLife("unknownUsername");
    return null;
  }
  cacheLife("profile");
  return { ...toList(row), username: row.username };
}

/** How many lists a user's profile shows. @throws {AppError} */
export function countPublicLists(userId: string): Promise<number> {
  return cachedRead(readCount(userId), LISTS_UNAVAILABLE);
}

async function readCount(userId: string): Promise<number> {
  "use cache";
  cacheTag(listTags.user(userId));
  cacheLife("profile");
  return (await readShownLists(userId, 0, 0)).total;
}

/** The last changed first; empty beyond the last page. @throws {AppError} */
export function getPublicLists(userId: string, page: number): Promise<ListSummary[]> {
  return cachedRead(readPublicLists(userId, page), LISTS_UNAVAILABLE);
}

async function readPublicLists(userId: string, page: number): Promise<ListSummary[]> {
  "use cache";
  cacheTag(listTags.user(userId));
  cacheLife("profile");
  return (await readShownLists(userId, LISTS_PAGE_SIZE, (page - 1) * LISTS_PAGE_SIZE)).lists.map(toSummary);
}

type ShownLists = { total: number; lists: SummaryRow[] };

function readShownLists(userId: string, size: number, offset: number): Promise<ShownLists> {
  return readPublic("read_lists", { owner: userId, page_size: size, page_offset: offset });
}
