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

/** A change that the person sees before the server has answered; without `edits` the games go. */
export type ShelfChange = { gameIds: ReadonlySet<number>; edits: ItemEdits | null };

/** The item as it will be, null when it goes. `today` is an ISO date. */
export function changedItem(item: CollectionItem, { gameIds, edits }: ShelfChange, today: string) {
  if (!gameIds.has(item.game.id)) return item;
  if (!edits) return null;
  const completes = edits.status === "completed" && item.status !== "completed";
  return { ...item, ...(completes ? { dateCompleted: today } : {}), ...edits };
}

/** The loaded pages of one tab, by their number: each place that is left is filled from the pages behind it. */
export function changedPages(
  pages: ReadonlyMap<number, CollectionPage>,
  tab: CollectionTab,
  change: ShelfChange,
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
  change: ShelfChange,
): CollectionCounts {
  const next = { ...counts };
  const add = (status: Status, by: number) => {
    // The Imported tab counts the flag.
    if (status !== "imported") next[status] += by;
  };
  for (const { game, status, imported } of before) {
    if (!change.gameIds.has(game.id)) continue;
    add(status, -1);
    if (change.edits) {
      add(change.edits.status ?? status, 1);
    } else {
      next.all -= 1;
      if (imported) next.imported -= 1;
    }
  }
  return next;
}

/** Whether a tab shows the item. */
function isIn(tab: CollectionTab, { status, imported }: CollectionItem): boolean {
  return tab === "all" || (tab === "imported" ? imported : status === tab);
}
