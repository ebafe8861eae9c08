import { shownHours } from "./hours";
import type { CollectionFilter } from "./keys";
import { nameKey } from "./name-key";
import { COLLECTION_PAGE_SIZE } from "./page-size";
import type { CollectionCounts, CollectionItem, CollectionPage } from "./schema";
import { addStatus, isIn, type RemovedGames } from "./shelf-change";
import type { CollectionSort } from "./sort";

/** What comes back: not what has been added again meanwhile. */
export type GamesBack = {
  items: readonly CollectionItem[];
  /** Games of which the browser never knew more than the id. */
  unknown: number;
  runs: RemovedGames["runs"];
};

/** `isThere` says whether a game is on the shelf already. */
export function gamesBack(
  { gameIds, items, runs }: RemovedGames,
  isThere: (id: number) => boolean,
): GamesBack {
  const absent = items.filter(({ game }) => !isThere(game.id));
  return { items: absent, unknown: gameIds.size - items.length, runs };
}

/** The loaded pages of one list, by their number, with the games at their old places, as far as these are known. */
export function pagesWithBack(
  pages: ReadonlyMap<number, CollectionPage>,
  filter: CollectionFilter,
  back: GamesBack,
): Map<number, CollectionPage> {
  const items = back.items.filter((item) => isListed(filter, item));
  const unknown = filter.status === "all" && !filter.q ? back.unknown : 0;
  const parts = runsOf(pages);
  for (const item of items) insert(parts, pages.get(0)?.total ?? 0, item, filter, back.runs);
  const next = new Map<number, CollectionPage>();
  for (const { first, count, items: listed } of parts) {
    for (let at = 0; at < count; at++) {
      const page = pages.get(first + at);
      const from = at * COLLECTION_PAGE_SIZE;
      if (!page) continue;
      const total = page.total + items.length + unknown;
      next.set(first + at, { ...page, items: listed.slice(from, from + COLLECTION_PAGE_SIZE), total });
    }
  }
  return next;
}

/** The tabs' counts with the games that come back; of those that nobody knows, only how many. */
export function countsWithBack(counts: CollectionCounts, { items, unknown }: GamesBack): CollectionCounts {
  const next = { ...counts, all: counts.all + items.length + unknown };
  for (const { status, imported } of items) {
    addStatus(next, status, 1);
    if (imported) next.imported += 1;
  }
  return next;
}

/** Pages that follow one another, with their games in one row. */
type Run = { first: number; count: number; items: CollectionItem[] };

/** The loaded pages of a list, in parts without a gap. */
export function runsOf(pages: ReadonlyMap<number, CollectionPage>): Run[] {
  const runs: Run[] = [];
  for (const number of [...pages.keys()].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    const items = pages.get(number)?.items ?? [];
    if (last && last.first + last.count === number) {
      last.count += 1;
      last.items.push(...items);
    } else runs.push({ first: number, count: 1, items: [...items] });
  }
  return runs;
}

function insert(
  parts: Run[],
  total: number,
  item: CollectionItem,
  filter: CollectionFilter,
  runs: RemovedGames["runs"],
): void {
  const place = oldPlace(parts, item, filter, runs) ?? sortedPlace(parts, total, item, filter.sort);
  place?.part.items.splice(place.index, 0, item);
}

type Place = { part: Run; index: number };

/** Behind the game that stood before it, else before the one that stood behind it; any list of the same order tells. */
function oldPlace(
  parts: Run[],
  { game }: CollectionItem,
  filter: CollectionFilter,
  runs: RemovedGames["runs"],
): Place | null {
  const isOwn = (run: CollectionFilter) => run.status === filter.status && run.q === filter.q;
  const told = runs.filter(({ filter: { sort }, ids }) => sort === filter.sort && ids.includes(game.id));
  const order = (told.find((run) => isOwn(run.filter)) ?? told[0])?.ids;
  if (!order) return null;
  const at = order.indexOf(game.id);
  for (const id of order.slice(0, at).reverse()) {
    const place = placeOf(parts, id);
    if (place) return { part: place.part, index: place.index + 1 };
  }
  for (const id of order.slice(at + 1)) {
    const place = placeOf(parts, id);
    if (place) return place;
  }
  return null;
}

function placeOf(parts: Run[], id: number): Place | null {
  for (const part of parts) {
    const index = part.items.findIndex(({ game }) => game.id === id);
    if (index >= 0) return { part, index };
  }
  return null;
}

/** Where the list's order puts it, null where that may be on a page that is not loaded. */
function sortedPlace(parts: Run[], total: number, item: CollectionItem, sort: CollectionSort): Place | null {
  for (const part of parts) {
    const index = part.items.findIndex((other) => compare(sort, item, other) < 0);
    if (index > 0 || (index === 0 && part.first === 0)) return { part, index };
  }
  const last = parts.at(-1);
  if (!last) return null;
  const isEnd = last.first * COLLECTION_PAGE_SIZE + last.items.length >= total;
  return isEnd ? { part: last, index: last.items.length } : null;
}

/** Below 0 where the first comes first; what an order has no value for comes last. */
function compare(sort: CollectionSort, a: CollectionItem, b: CollectionItem): number {
  const [first, second] = [keyIn(sort, a), keyIn(sort, b)];
  if (first === second) return 0;
  if (first === null) return 1;
  if (second === null) return -1;
  const isBefore = sort === "name" ? first < second : first > second;
  return isBefore ? -1 : 1;
}

function keyIn(sort: CollectionSort, item: CollectionItem): string | number | null {
  if (sort === "name") return nameKey(item.game.name);
  if (sort === "rating") return item.rating ?? (item.game.rating === null ? null : item.game.rating / 10);
  if (sort === "release") return item.game.releaseDate;
  return sort === "hours" ? shownHours(item) : item.dateAdded;
}

/** Whether a tab with its search shows the game. */
function isListed({ status, q }: CollectionFilter, item: CollectionItem): boolean {
  return isIn(status, item) && nameKey(item.game.name).includes(nameKey(q));
}
