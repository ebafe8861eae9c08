import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { UNKNOWN_LIST } from "./input";
import { LISTS_PAGE_SIZE } from "./path";
import type { ListChoice, OwnList, OwnListsPage, Visibility } from "./schema";
import { type ListRow, type SummaryRow, toList, toSummary } from "./to-list";

const MAX_GAMES = 1000;

type OwnSummaryRow = SummaryRow & { visibility: Visibility };
type OwnListsQuery = { page: number; q: string };

/** The last changed first; with `q` those whose title contains it. @throws {AppError} */
export async function getOwnLists(
  { supabase }: CurrentUser,
  { page, q }: OwnListsQuery,
): Promise<OwnListsPage> {
  const range = { page_size: LISTS_PAGE_SIZE + 1, page_offset: (page - 1) * LISTS_PAGE_SIZE };
  const query = supabase.rpc("own_lists", { ...range, containing: q });
  const rows = await jsonOf<OwnSummaryRow[]>(query);
  const lists = rows.map(toSummary);
  const hasMore = lists.length > LISTS_PAGE_SIZE;
  return { lists: lists.slice(0, LISTS_PAGE_SIZE), nextPage: hasMore ? page + 1 : null };
}

/** With all its games. @throws {AppError} `not_found` for a list that is not the user's */
export async function getOwnList({ id: userId, supabase }: CurrentUser, id: string): Promise<OwnList> {
  const query = supabase.rpc("read_list", { list: id, page_size: MAX_GAMES });
  const row = await jsonOf<ListRow | null>(query);
  if (row?.userId !== userId) throw new AppError("not_found", UNKNOWN_LIST);
  const { userId: _, gameIds: __, ...list } = toList(row);
  return list;
}

/** All lists of the user, the last changed first, and whether they have a game. @throws {AppError} */
export async function getListChoices({ id, supabase }: CurrentUser, gameId: number): Promise<ListChoice[]> {
  const lists = supabase
    .from("lists")
    .select("id, title, visibility")
    .eq("user_id", id)
    .order("updated_at", { ascending: false })
    .order("id")
    .overrideTypes<{ visibility: Visibility }[]>();
  const entries = supabase
    .from("list_entries")
    .select("listId:list_id")
    .eq("user_id", id)
    .eq("game_id", gameId);
  const [rows, having] = await Promise.all([answerOf(lists), answerOf(entries)]);
  const ids = new Set(having.map(({ listId }) => listId));
  return rows.map((row) => ({ ...row, hasGame: ids.has(row.id) }));
}
