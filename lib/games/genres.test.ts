import { expect, test } from "vitest";
import { GAME_LISTS, GENRES, genreOfList, genreOfSlug } from "./genres";

test("has each of IGDB's genres once, in the order of their names", () => {
  expect(GENRES).toHaveLength(23);
  expect(new Set(GENRES.map(({ id }) => id)).size).toBe(23);
  expect(new Set(GAME_LISTS).size).toBe(24);
  const names = GENRES.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("has the spec's ids behind the tabs, and IGDB's slugs elsewhere", () => {
  expect(["popular", "action", "adventure", "rpg"].map((list) => genreOfList(list as "rpg")?.id)).toEqual([
    undefined,
    5,
    31,
    12,
  ]);
  for (const { list, slug } of GENRES) {
    expect(genreOfSlug(slug)?.list).toBe(list);
    if (list !== "action" && list !== "rpg") expect(list).toBe(slug);
  }
});

test("finds no list for an unknown genre", () => {
  expect(["jumping", "constructor", ""].map(genreOfSlug)).toEqual([undefined, undefined, undefined]);
});
