import type { CollectionFilter } from "./keys";
import { COLLECTION_PAGE_SIZE } from "./page-size";
import type { CollectionCounts, CollectionItem, CollectionPage } from "./schema";
import type { ChoosableStatus, CollectionTab, Status } from "./status";

/** What a person may change of a game on the shelf; what is not named stays. */
export type ItemEdits = {
  status?: ChoosableStatus;
  rating?: number | null;
  hoursPlayed?: number | null;
  notes?: string | null;
  dateCompleted?: string | null;
};

/** Games that were taken off the shelf, as far as the browser knew them, and where they stood. */
export type RemovedGames = {
  gameIds: ReadonlySet<number>;
  items: readonly CollectionItem[];
  /** Parts of lists without a gap: the ids in their order, those of the games that went among them. */
  runs: readonly { filter: CollectionFilter; ids: readonly number[] }[];
};

/** A change of games on the shelf; without `edits` they go. */
export type GamesChange = { gameIds: ReadonlySet<number>; edits: ItemEdits | null };

/** A change that the person sees before the server has answered: one of games on the shelf, or games that come back. */
export type ShelfChange = GamesChange | { back: readonly RemovedGames[] };

/** The item as it will be, null when it goes. `today` is an ISO date. */
export function changedItem(item: CollectionItem, { gameIds, edits }: GamesChange, today: string) {
  if (!gameIds.has(item.game.id)) return item;
  if (!edits) return null;
  const completes = edits.status === "completed" && item.status !== "completed";
  return { ...item, ...(completes ? { dateCompleted: today } : {}), ...edits };
}

/** The loaded pages of one tab, by their number: each place that is left is filled from the pages behind it. */
export function changedPages(
  pages: ReadonlyMap<number, CollectionPage>,
  tab: CollectionTab,
  change: GamesChange,
  today: string,
): Map<number, CollectionPage> {
  const numbers = [...pages.keys()].sort((a, b) => a - b);
  const queues = new Map(
    [...pages].map(([number, page]) => [
      number,
      page.items.flatMap((item) => {
        const next = changedItem(item, change, today);
        return next && isIn(tab, next) ? [next] : [];
      }),
    ]),
  );
  const gone = numbers.reduce(
    (sum, number) => sum + (pages.get(number)?.items.length ?? 0) - (queues.get(number)?.length ?? 0),
    0,
  );
  for (const number of numbers) {
    const items = queues.get(number) ?? [];
    for (let from = number + 1; items.length < COLLECTION_PAGE_SIZE && queues.has(from); from++) {
      items.push(...(queues.get(from)?.splice(0, COLLECTION_PAGE_SIZE - items.length) ?? []));
    }
  }
  return new Map(
    [...pages].map(([number, page]) => [
      number,
      { ...page, items: queues.get(number) ?? [], total: page.total - gone },
    ]),
  );
}

/** The tabs' counts after the change; `before` has the games that are known. */
export function changedCounts(
  counts: CollectionCounts,
  before: Iterable<CollectionItem>,
  change: GamesChange,
): CollectionCounts {
  const next = { ...counts };
  for (const { game, status, imported } of before) {
    if (!change.gameIds.has(game.id)) continue;
    addStatus(next, status, -1);
    if (change.edits) {
      addStatus(next, change.edits.status ?? status, 1);
    } else {
      next.all -= 1;
      if (imported) next.imported -= 1;
    }
  }
  return next;
}

/** Counts a game by its status; the Imported tab counts the flag. */
export function addStatus(counts: CollectionCounts, status: Status, by: number): void {
  if (status !== "imported") counts[status] += by;
}

/** Whether a tab shows the item. */
export function isIn(tab: CollectionTab, { status, imported }: CollectionItem): boolean {
  return tab === "all" || (tab === "imported" ? imported : status === tab);
}
