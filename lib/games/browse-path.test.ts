import { describe, expect, test } from "vitest";
import { browsePath, nextBrowsePath, parseBrowsePath } from "./browse-path";
import { GAME_LISTS } from "./keys";

const segmentsOf = (path: string) => path.split("/").slice(2);

describe("parseBrowsePath", () => {
  test("no segments are the first page of the popular list", () => {
    expect(parseBrowsePath([])).toEqual({ list: "popular", page: 1, offset: 0 });
  });

  test("a page begins where the one before it ends", () => {
    expect(parseBrowsePath(["rpg", "page", "3"])).toEqual({ list: "rpg", page: 3, offset: 40 });
  });

  test.each([
    ["popular"],
    ["strategy"],
    ["page"],
    ["page", "1"],
    ["page", "02"],
    ["page", "51"],
    ["page", "2x"],
    ["rpg", "2"],
    ["rpg", "page", "2", "more"],
    ["RPG"],
  ])("%s %s %s is no address", (...segments) => {
    expect(parseBrowsePath(segments)).toBeNull();
  });
});

test.each(GAME_LISTS)("the addresses of %s lead back to it", (list) => {
  for (const page of [1, 2, 50]) {
    expect(parseBrowsePath(segmentsOf(browsePath(list, page)))).toMatchObject({ list, page });
  }
});

test("after the last page with an address there is none", () => {
  expect(nextBrowsePath({ list: "rpg", page: 49, offset: 960 })).toBe("/games/rpg/page/50");
  expect(nextBrowsePath({ list: "rpg", page: 50, offset: 980 })).toBeNull();
});
