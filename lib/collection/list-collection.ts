import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, countOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { COLLECTION_PAGE_SIZE } from "./limits";
import { listOpenPlays } from "./list-plays";
import { ROW_COLUMNS, rowSchema } from "./row";
import type { CollectionCounts, CollectionPage, CollectionQuery } from "./schema";
import { inOrder, matching } from "./shelf-query";

const rowsSchema = z.array(rowSchema);
const counted = z.number().int().default(0);
const countsSchema = z.object({
  total: counted,
  playing: counted,
  completed: counted,
  want: counted,
  imported: counted,
  unsorted: counted,
  paused: counted,
  dropped: counted,
  endless: counted,
});

/** Rows without a value for the sort come last. @throws {AppError} */
export async function listCollection(user: CurrentUser, query: CollectionQuery): Promise<CollectionPage> {
  const first = query.page * COLLECTION_PAGE_SIZE;
  // Counting with the rows would make PostgREST refuse a page beyond the last one.
  const page = inOrder(user, query, ROW_COLUMNS).range(first, first + COLLECTION_PAGE_SIZE - 1);
  const hasPlays = query.page === 0 && !query.q && ["all", "playing"].includes(query.status);
  const [items, counts, found, openPlays] = await Promise.all([
    answerOf(page, rowsSchema).then((rows) => toItems(user, rows)),
    readCounts(user),
    query.q ? countOf(matching(user, query, "id", { count: "exact", head: true })) : null,
    hasPlays ? listOpenPlays(user) : [],
  ]);
  return { items, total: found ?? counts[query.status], counts, openPlays };
}

/** The view has no row for an empty shelf. */
async function readCounts({ id, supabase }: CurrentUser): Promise<CollectionCounts> {
  const query = supabase.from("collection_counts").select("*").eq("user_id", id).maybeSingle();
  const { total, ...counts } = (await answerOf(query, countsSchema.nullable())) ?? countsSchema.parse({});
  return { all: total, ...counts };
}
