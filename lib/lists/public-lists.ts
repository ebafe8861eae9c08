import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { cachedRead } from "@/lib/games/cached-read";
import { answerOf, countOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import { listTags } from "./keys";
import { isListId, LIST_PAGE_SIZE, LISTS_PAGE_SIZE } from "./path";
import type { ListSummary } from "./schema";
import { listRowSchema, publicSummaryRowSchema } from "./to-list";

const LISTS_UNAVAILABLE = "This list can't be loaded right now. Please try again in a moment.";
const COLUMNS = "id, title, description, is_ranked, updated_at, games, covers";

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
  const query = createPublicClient().client.rpc("read_list", { list: id, ...range });
  const list = await answerOf(query, listRowSchema.nullable());
  if (!list?.username) {
    cacheLife("unknownUsername");
    return null;
  }
  cacheLife("profile");
  return { ...list, username: list.username };
}

/** How many public lists a user has. @throws {AppError} */
export function countPublicLists(userId: string): Promise<number> {
  return cachedRead(readCount(userId), LISTS_UNAVAILABLE);
}

async function readCount(userId: string): Promise<number> {
  "use cache";
  cacheTag(listTags.user(userId));
  cacheLife("profile");
  const lists = createPublicClient().client.from("public_lists");
  return countOf(lists.select("id", { count: "exact", head: true }).eq("user_id", userId));
}

/** The last changed first; empty beyond the last page. @throws {AppError} */
export function getPublicLists(userId: string, page: number): Promise<ListSummary[]> {
  return cachedRead(readPublicLists(userId, page), LISTS_UNAVAILABLE);
}

async function readPublicLists(userId: string, page: number): Promise<ListSummary[]> {
  "use cache";
  cacheTag(listTags.user(userId));
  cacheLife("profile");
  const first = (page - 1) * LISTS_PAGE_SIZE;
  const lists = createPublicClient().client.from("public_lists").select(COLUMNS).eq("user_id", userId);
  const query = lists.order("updated_at", { ascending: false }).order("id");
  return answerOf(query.range(first, first + LISTS_PAGE_SIZE - 1), z.array(publicSummaryRowSchema));
}
