import { expect, test } from "vitest";
import { countsWithBack, gamesBack, pagesWithBack } from "./put-back";
import type { CollectionPage } from "./schema";
import { testItem as item } from "./test-item";

const NEWEST = { status: "all", q: "", sort: "added" } as const;

const counts = { all: 130, playing: 130, completed: 0, want: 0, imported: 0 };
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const page = (ids: number[], total: number): CollectionPage => ({
  items: ids.map((id) => item(id)),
  total,
  counts,
});
const idsOf = (pages: Map<number, CollectionPage>, number: number) =>
  pages.get(number)?.items.map(({ game }) => game.id);
const nobody = () => false;
const removedFrom = (ids: number[], gone: number[], filter = NEWEST) => ({
  gameIds: new Set(gone),
  items: gone.map((id) => item(id)),
  runs: [{ filter, ids }],
});

test("games stand where they stood, and those behind them move on to the next page", () => {
  const pages = new Map([
    [0, page([...range(1, 9), ...range(11, 61)], 128)],
    [1, page([...range(63, 122)], 128)],
  ]);
  const next = pagesWithBack(pages, NEWEST, gamesBack(removedFrom(range(1, 122), [10, 62]), nobody));
  expect(idsOf(next, 0)).toEqual(range(1, 60));
  expect(idsOf(next, 1)).toEqual(range(61, 120));
  expect(next.get(0)?.total).toBe(130);
});

test("the first of a list comes back to its head, behind what is newer", () => {
  const pages = new Map([[0, page([99, 2, 3], 3)]]);
  const next = pagesWithBack(pages, NEWEST, gamesBack(removedFrom([1, 2, 3], [1]), nobody));
  expect(idsOf(next, 0)).toEqual([99, 1, 2, 3]);
});

test("a list that was emptied is whole again", () => {
  const pages = new Map([[0, page([], 0)]]);
  const next = pagesWithBack(pages, NEWEST, gamesBack(removedFrom([3, 1, 2], [3, 1, 2]), nobody));
  expect(idsOf(next, 0)).toEqual([3, 1, 2]);
});

test("deep in a long shelf the place is the old one as well", () => {
  const pages = new Map([
    [0, page(range(1, 60), 9999)],
    [5, page([...range(301, 309), ...range(311, 361)], 9999)],
  ]);
  const removed = {
    ...removedFrom(range(301, 360), [310]),
    runs: [
      { filter: NEWEST, ids: range(1, 60) },
      { filter: NEWEST, ids: range(301, 360) },
    ],
  };
  const next = pagesWithBack(pages, NEWEST, gamesBack(removed, nobody));
  expect(idsOf(next, 5)).toEqual(range(301, 360));
  expect(idsOf(next, 0)).toEqual(range(1, 60));
});

test("on another tab, which another order or search shows, the game stands where it belongs", () => {
  const removed = gamesBack(removedFrom([1, 2, 3], [2]), nobody);
  const byName = { status: "playing", q: "game", sort: "name" } as const;
  expect(idsOf(pagesWithBack(new Map([[0, page([1, 3], 2)]]), byName, removed), 0)).toEqual([1, 2, 3]);
  for (const filter of [
    { status: "completed", q: "", sort: "added" },
    { status: "imported", q: "", sort: "added" },
    { status: "all", q: "other", sort: "added" },
  ] as const) {
    const next = pagesWithBack(new Map([[0, page([7], 1)]]), filter, removed);
    expect([idsOf(next, 0), next.get(0)?.total]).toEqual([[7], 1]);
  }
});

test("what belongs to a page that is not loaded is counted and not shown", () => {
  const byName = { status: "all", q: "", sort: "name" } as const;
  const pages = new Map([[0, { ...page(range(100, 159), 500) }]]);
  const next = pagesWithBack(pages, byName, gamesBack(removedFrom([900], [900]), nobody));
  expect([idsOf(next, 0), next.get(0)?.total]).toEqual([range(100, 159), 501]);
});

test("of games that nobody has seen only the number is known", () => {
  const back = gamesBack({ gameIds: new Set(range(1, 100)), items: [item(1)], runs: [] }, nobody);
  expect(countsWithBack({ all: 0, playing: 0, completed: 0, want: 0, imported: 0 }, back)).toEqual({
    all: 100,
    playing: 1,
    completed: 0,
    want: 0,
    imported: 0,
  });
});

test("a game that stands on the shelf again is left alone", () => {
  const back = gamesBack(removedFrom([1, 2], [1, 2]), (id) => id === 2);
  expect(back.items.map(({ game }) => game.id)).toEqual([1]);
});
