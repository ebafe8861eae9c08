import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { COLLECTION_PAGE_SIZE } from "./limits";
import { listCurrentPlays } from "./list-plays";
import { rowSchema } from "./row";
import type { CollectionCounts, CollectionIdsQuery, CollectionPage, CollectionQuery } from "./schema";
import { shelfArguments } from "./shelf-filter";

const count = z.number().int();
const pageSchema = z.object({
  total: count,
  groups: z.array(z.object({ key: z.string(), name: z.string().nullable(), games: count })),
  games: z.array(rowSchema),
});
const counted = count.default(0);
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
  hours: counted,
});

/** Rows without a value for the sort come last. @throws {AppError} */
export async function listCollection(user: CurrentUser, query: CollectionQuery): Promise<CollectionPage> {
  const page = { page_size: COLLECTION_PAGE_SIZE, page_offset: query.page * COLLECTION_PAGE_SIZE };
  const [{ total, groups, items }, { hours, ...counts }, openPlays] = await Promise.all([
    answerOf(user.supabase.rpc("list_shelf", { ...shelfArguments(query), ...page }), pageSchema).then(
      async ({ games, ...rest }) => ({ ...rest, items: await toItems(user, games) }),
    ),
    readCounts(user),
    query.page === 0 ? listCurrentPlays(user) : [],
  ]);
  return { items, total, groups, counts, hours, openPlays };
}

/** The ids of all games that fit, in the list's order. @throws {AppError} */
export function listIds({ supabase }: CurrentUser, query: CollectionIdsQuery): Promise<number[]> {
  return answerOf(supabase.rpc("list_shelf_ids", shelfArguments(query)), z.array(count));
}

/** The view has no row for an empty shelf. */
async function readCounts({ id, supabase }: CurrentUser): Promise<CollectionCounts & { hours: number }> {
  const query = supabase.from("collection_counts").select("*").eq("user_id", id).maybeSingle();
  const { total, ...counts } = (await answerOf(query, countsSchema.nullable())) ?? countsSchema.parse({});
  return { all: total, ...counts };
}
