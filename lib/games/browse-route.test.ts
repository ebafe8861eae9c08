import { describe, expect, test } from "vitest";
import { browseHref, browseOffset, listHref, nextBrowseHref, parseBrowseRoute } from "./browse-route";
import { GAME_LISTS } from "./genres";

const segmentsOf = (path: string) => path.split("/").slice(2);

describe("parseBrowseRoute", () => {
  test("reads no segments as the first page of the popular list", () => {
    expect(parseBrowseRoute([])).toEqual({ list: "popular", page: 1 });
  });

  test("reads a genre's page", () => {
    expect(parseBrowseRoute(["rpg", "page", "3"])).toEqual({ list: "rpg", page: 3 });
    expect(browseOffset(3)).toBe(40);
    expect(parseBrowseRoute(["real-time-strategy-rts"])).toEqual({ list: "real-time-strategy-rts", page: 1 });
  });

  test("reads filters, together with a genre and a page", () => {
    expect(parseBrowseRoute(["dev", "908"])).toEqual({ list: "popular", page: 1, dev: 908 });
    expect(parseBrowseRoute(["rpg", "dev", "908", "pub", "70", "q", "68", "61", "page", "2"])).toEqual({
      list: "rpg",
      page: 2,
      dev: 908,
      pub: 70,
      q: "ha",
    });
  });

  test.each([
    ["popular"],
    ["strategies"],
    ["shooter"],
    ["-"],
    ["page"],
    ["page", "1"],
    ["page", "02"],
    ["page", "51"],
    ["page", "2x"],
    ["rpg", "2"],
    ["rpg", "page", "2", "more"],
    ["rpg/page/2"],
    ["RPG"],
    ["dev", "unknown"],
    ["dev", "0"],
    ["pub", "2147483648"],
    ["pub", "70", "dev", "908"],
    ["q"],
    ["q", "zelda"],
  ])("rejects %s %s %s", (...segments) => {
    expect(parseBrowseRoute(segments)).toBeNull();
  });
});

test.each(GAME_LISTS)("the addresses of %s lead back to it", (list) => {
  for (const page of [1, 2, 50]) {
    expect(parseBrowseRoute(segmentsOf(listHref(list, page)))).toEqual({ list, page });
  }
});

test("has filters and their page in the query", () => {
  const route = { list: "popular", page: 1, dev: 908, q: "a&b" } as const;
  const names = { devName: "CD Projekt RED" };
  expect(browseHref(route, names)).toBe("/games?dev=908&devName=CD+Projekt+RED&q=a%26b");
  expect(nextBrowseHref({ ...route, list: "rpg" })).toBe("/games/rpg?dev=908&q=a%26b&page=2");
});

test("has no page after the last one", () => {
  expect(nextBrowseHref({ list: "rpg", page: 49 })).toBe("/games/rpg/page/50");
  expect(nextBrowseHref({ list: "rpg", page: 50 })).toBeNull();
});
