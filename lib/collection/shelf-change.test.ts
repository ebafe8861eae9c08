import { expect, test } from "vitest";
import type { CollectionItem, CollectionPage } from "./schema";
import { changedCounts, changedItem, changedPages } from "./shelf-change";
import { testItem } from "./test-item";

const TODAY = "2026-11-21";

const item = (id: number, rest: Partial<CollectionItem> = {}) => testItem(id, { notes: "mine", ...rest });
const counts = { all: 130, playing: 130, completed: 0, want: 0, imported: 2 };
const page = (from: number, to: number): CollectionPage => ({
  items: Array.from({ length: to - from + 1 }, (_, at) => item(from + at)),
  total: 130,
  counts,
});
const idsOf = (pages: Map<number, CollectionPage>, number: number) =>
  pages.get(number)?.items.map(({ game }) => game.id);
const removal = (...ids: number[]) => ({ gameIds: new Set(ids), edits: null });

test("a game that goes leaves no gap on the pages that are loaded", () => {
  const pages = new Map([
    [0, page(1, 60)],
    [1, page(61, 120)],
    [2, page(121, 130)],
  ]);
  const next = changedPages(pages, "all", removal(1, 62, 999), TODAY);
  expect(idsOf(next, 0)?.at(-1)).toBe(61);
  expect(idsOf(next, 1)?.slice(0, 1)).toEqual([63]);
  expect(idsOf(next, 1)).toHaveLength(60);
  expect(idsOf(next, 2)).toHaveLength(8);
  expect(next.get(0)?.total).toBe(128);
});

test("nothing is taken from behind a page that is not loaded", () => {
  const pages = new Map([
    [0, page(1, 60)],
    [2, page(121, 130)],
  ]);
  const next = changedPages(pages, "all", removal(1), TODAY);
  expect(idsOf(next, 0)).toHaveLength(59);
  expect(idsOf(next, 2)).toHaveLength(10);
});

test("a page that loses all of its games is filled from all behind it", () => {
  const pages = new Map([
    [0, page(1, 60)],
    [1, page(61, 120)],
    [2, page(121, 130)],
  ]);
  const all = Array.from({ length: 90 }, (_, at) => at + 1);
  const next = changedPages(pages, "all", removal(...all), TODAY);
  expect(idsOf(next, 0)?.[0]).toBe(91);
  expect([0, 1, 2].map((number) => idsOf(next, number)?.length)).toEqual([40, 0, 0]);
});

test("a game leaves the tab of its old status and stays on the others", () => {
  const pages = new Map([[0, page(1, 3)]]);
  const change = { gameIds: new Set([2]), edits: { status: "completed" } } as const;
  expect(idsOf(changedPages(pages, "playing", change, TODAY), 0)).toEqual([1, 3]);
  const all = changedPages(pages, "all", change, TODAY);
  expect(all.get(0)?.items[1]).toMatchObject({ status: "completed", dateCompleted: TODAY, notes: "mine" });
  expect(all.get(0)?.total).toBe(130);
});

test("a completion is dated today, unless the same change gives a date", () => {
  const change = {
    gameIds: new Set([1]),
    edits: { status: "completed", dateCompleted: "2020-01-02" },
  } as const;
  expect(changedItem(item(1), change, TODAY)).toMatchObject({ dateCompleted: "2020-01-02" });
  const rated = { gameIds: new Set([1]), edits: { rating: null } };
  expect(changedItem(item(1, { status: "completed" }), rated, TODAY)).toMatchObject({ dateCompleted: null });
});

test("the counts move with the games that are known", () => {
  const known = [item(1, { imported: true }), item(2, { status: "imported", imported: true }), item(3)];
  expect(changedCounts(counts, known, removal(1, 2, 77))).toEqual({
    all: 128,
    playing: 129,
    completed: 0,
    want: 0,
    imported: 0,
  });
  const moved = changedCounts(counts, known, { gameIds: new Set([2, 3]), edits: { status: "want" } });
  expect(moved).toEqual({ all: 130, playing: 129, completed: 0, want: 2, imported: 2 });
});
