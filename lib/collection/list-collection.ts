import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { COLLECTION_PAGE_SIZE } from "./limits";
import { listCurrentPlays } from "./list-plays";
import type { Row } from "./row";
import type { CollectionCounts, CollectionIdsQuery, CollectionPage, CollectionQuery } from "./schema";
import { shelfArguments } from "./shelf-filter";

type ShelfPage = Pick<CollectionPage, "total" | "groups"> & { games: Row[] };

const NO_GAMES = {
  ...{ total: 0, playing: 0, completed: 0, want: 0, imported: 0, unsorted: 0, paused: 0, dropped: 0 },
  ...{ endless: 0, hours: 0 },
};

/** Rows without a value for the sort come last. @throws {AppError} */
export async function listCollection(user: CurrentUser, query: CollectionQuery): Promise<CollectionPage> {
  const page = { page_size: COLLECTION_PAGE_SIZE, page_offset: query.page * COLLECTION_PAGE_SIZE };
  const [{ total, groups, items }, { hours, ...counts }, openPlays] = await Promise.all([
    jsonOf<ShelfPage>(user.supabase.rpc("list_shelf", { ...shelfArguments(query), ...page })).then(
      async ({ games, ...rest }) => ({ ...rest, items: await toItems(user, games) }),
    ),
    readCounts(user),
    query.page === 0 ? listCurrentPlays(user) : [],
  ]);
  return { items, total, groups, counts, hours, openPlays };
}

/** The ids of all games that fit, in the list's order. @throws {AppError} */
export function listIds({ supabase }: CurrentUser, query: CollectionIdsQuery): Promise<number[]> {
  return answerOf(supabase.rpc("list_shelf_ids", shelfArguments(query)));
}

/** The view has no row for an empty shelf. */
async function readCounts({ id, supabase }: CurrentUser): Promise<CollectionCounts & { hours: number }> {
  const query = supabase
    .from("collection_counts")
    .select("total, playing, completed, want, imported, unsorted, paused, dropped, endless, hours")
    .eq("user_id", id)
    .maybeSingle<typeof NO_GAMES>();
  const { total, ...counts } = (await answerOf(query)) ?? NO_GAMES;
  return { all: total, ...counts };
}
