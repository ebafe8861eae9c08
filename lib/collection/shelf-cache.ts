import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { collectionKeys } from "./keys";
import { countsWithBack, gamesBack, pagesWithBack, runsOf } from "./put-back";
import type { CollectionItem, CollectionPage } from "./schema";
import {
  changedCounts,
  changedItem,
  changedPages,
  type GamesChange,
  type RemovedGames,
  type ShelfChange,
} from "./shelf-change";
import type { Status } from "./status";

type Snapshot = [QueryKey, unknown][];
/** What the browser knew before the first of the changes that are under way, and those changes. */
type Ledger = { before: Snapshot; changes: Set<ShelfChange>; open: number };

const ledgers = new WeakMap<QueryClient, Ledger>();

/**
 * Shows a change before the server has answered. `end(true)` when it has worked, `end(false)` when not: then everything is as
 * it was before, but for the other changes that are under way. It answers whether this was the last one, so that the shelf
 * can be read again.
 */
export async function showChange(
  queryClient: QueryClient,
  change: ShelfChange,
): Promise<{ end: (worked: boolean) => boolean }> {
  // A read that is on its way would bring the old state back.
  await queryClient.cancelQueries({ queryKey: collectionKeys.all });
  const ledger = ledgers.get(queryClient) ?? { before: snapshot(queryClient), changes: new Set(), open: 0 };
  ledgers.set(queryClient, ledger);
  ledger.changes.add(change);
  ledger.open += 1;
  apply(queryClient, change);
  return {
    end(worked) {
      ledger.open -= 1;
      if (!worked) {
        ledger.changes.delete(change);
        for (const [key, data] of ledger.before) queryClient.setQueryData(key, data);
        for (const other of ledger.changes) apply(queryClient, other);
      }
      if (ledger.open > 0) return false;
      ledgers.delete(queryClient);
      return true;
    },
  };
}

function snapshot(queryClient: QueryClient): Snapshot {
  const all = queryClient.getQueriesData({ queryKey: collectionKeys.all });
  return all.filter(([, data]) => data !== undefined);
}

/** What the browser knows of games that are about to go, so that it can put them back. */
export function rememberGames(queryClient: QueryClient, gameIds: ReadonlySet<number>): RemovedGames {
  const lists = loadedLists(queryClient);
  const items = new Map<number, CollectionItem>();
  for (const id of gameIds) {
    const item = queryClient.getQueryData<CollectionItem | null>(collectionKeys.item(id));
    if (item) items.set(id, item);
  }
  const runs = lists.flatMap(({ filter, pages }) =>
    runsOf(pages).map((run) => {
      for (const item of run.items) if (gameIds.has(item.game.id)) items.set(item.game.id, item);
      return { filter, ids: run.items.map(({ game }) => game.id) };
    }),
  );
  return { gameIds, items: [...items.values()], runs };
}

function apply(queryClient: QueryClient, change: ShelfChange): void {
  if ("back" in change) for (const removed of change.back) putBack(queryClient, removed);
  else changeGames(queryClient, change);
}

function putBack(queryClient: QueryClient, removed: RemovedGames): void {
  const lists = loadedLists(queryClient);
  const listed = new Set(
    lists.flatMap(({ pages }) =>
      [...pages.values()].flatMap(({ items }) => items.map(({ game }) => game.id)),
    ),
  );
  const back = gamesBack(
    removed,
    (id) => listed.has(id) || Boolean(queryClient.getQueryData(collectionKeys.item(id))),
  );
  for (const { filter, pages } of lists) {
    for (const [number, page] of pagesWithBack(pages, filter, back)) {
      const counts = countsWithBack(page.counts, back);
      queryClient.setQueryData<CollectionPage>(collectionKeys.page(filter, number), { ...page, counts });
    }
  }
  for (const item of back.items) {
    // Undefined is what nobody has read; that stays unread.
    queryClient.setQueryData<CollectionItem | null>(collectionKeys.item(item.game.id), (known) =>
      known === null ? item : known,
    );
  }
  const marks = Object.fromEntries(back.items.map(({ game, status }) => [game.id, status]));
  queryClient.setQueryData<Record<string, Status>>(
    collectionKeys.statuses,
    (statuses) => statuses && { ...statuses, ...marks },
  );
}

function changeGames(queryClient: QueryClient, change: GamesChange): void {
  const today = new Date().toISOString().slice(0, 10);
  const lists = loadedLists(queryClient);
  const known = new Map<number, CollectionItem>();
  for (const { pages } of lists) {
    for (const { items } of pages.values()) for (const item of items) known.set(item.game.id, item);
  }
  for (const { filter, pages } of lists) {
    for (const [number, page] of changedPages(pages, filter.status, change, today)) {
      const counts = changedCounts(page.counts, known.values(), change);
      queryClient.setQueryData<CollectionPage>(collectionKeys.page(filter, number), { ...page, counts });
    }
  }
  for (const id of change.gameIds) {
    queryClient.setQueryData<CollectionItem | null>(
      collectionKeys.item(id),
      (item) => item && changedItem(item, change, today),
    );
  }
  queryClient.setQueryData<Record<string, Status>>(
    collectionKeys.statuses,
    (statuses) => statuses && changedStatuses(statuses, change),
  );
}

type ListKey = ReturnType<typeof collectionKeys.page>;

function loadedLists(queryClient: QueryClient) {
  const lists = new Map<string, { filter: ListKey[2]; pages: Map<number, CollectionPage> }>();
  for (const [key, page] of queryClient.getQueriesData<CollectionPage>({ queryKey: collectionKeys.lists })) {
    if (!page) continue;
    const [, , filter, number] = key as ListKey;
    const name = JSON.stringify(filter);
    const list = lists.get(name) ?? { filter, pages: new Map<number, CollectionPage>() };
    list.pages.set(number, page);
    lists.set(name, list);
  }
  return [...lists.values()];
}

function changedStatuses(statuses: Record<string, Status>, { gameIds, edits }: GamesChange) {
  if (edits && !edits.status) return statuses;
  const entries = Object.entries(statuses).flatMap(([id, status]): [string, Status][] => {
    if (!gameIds.has(Number(id))) return [[id, status]];
    return edits ? [[id, edits.status ?? status]] : [];
  });
  return Object.fromEntries(entries);
}
