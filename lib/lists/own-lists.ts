import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { UNKNOWN_LIST } from "./input";
import { LISTS_PAGE_SIZE } from "./path";
import { type ListChoice, type OwnList, type OwnListsPage, VISIBILITIES } from "./schema";
import { listRowSchema, ownSummaryRowSchema } from "./to-list";

const MAX_GAMES = 1000;

type OwnListsQuery = { page: number; q: string };

/** The last changed first; with `q` those whose title contains it. @throws {AppError} */
export async function getOwnLists(
  { supabase }: CurrentUser,
  { page, q }: OwnListsQuery,
): Promise<OwnListsPage> {
  const range = { page_size: LISTS_PAGE_SIZE + 1, page_offset: (page - 1) * LISTS_PAGE_SIZE };
  const query = supabase.rpc("own_lists", { ...range, containing: q });
  const lists = await answerOf(query, z.array(ownSummaryRowSchema));
  const hasMore = lists.length > LISTS_PAGE_SIZE;
  return { lists: lists.slice(0, LISTS_PAGE_SIZE), nextPage: hasMore ? page + 1 : null };
}

/** With all its games. @throws {AppError} `not_found` for a list that is not the user's */
export async function getOwnList({ id: userId, supabase }: CurrentUser, id: string): Promise<OwnList> {
  const query = supabase.rpc("read_list", { list: id, page_size: MAX_GAMES });
  const found = await answerOf(query, listRowSchema.nullable());
  if (found?.userId !== userId) throw new AppError("not_found", UNKNOWN_LIST);
  const { userId: _, ...list } = found;
  return list;
}

const choiceRows = z.array(z.object({ id: z.uuid(), title: z.string(), visibility: z.enum(VISIBILITIES) }));

/** All lists of the user, the last changed first, and whether they have a game. @throws {AppError} */
export async function getListChoices({ id, supabase }: CurrentUser, gameId: number): Promise<ListChoice[]> {
  const lists = supabase.from("lists").select("id, title, visibility").eq("user_id", id);
  const entries = supabase.from("list_entries").select("list_id").eq("user_id", id).eq("game_id", gameId);
  const [rows, having] = await Promise.all([
    answerOf(lists.is("removed_at", null).order("updated_at", { ascending: false }).order("id"), choiceRows),
    answerOf(entries.is("removed_at", null), z.array(z.object({ list_id: z.uuid() }))),
  ]);
  const ids = new Set(having.map(({ list_id }) => list_id));
  return rows.map((row) => ({ ...row, hasGame: ids.has(row.id) }));
}
