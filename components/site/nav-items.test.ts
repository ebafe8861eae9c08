import { expect, test } from "vitest";
import { hasGameList, isCurrent, NAV_ITEMS, OWN_ITEMS } from "./nav-items";

const currentAt = (pathname: string, list?: string[]) =>
  NAV_ITEMS.find(({ href }) => isCurrent(href, { pathname, params: list ? { list } : {} }))?.label;

test.each([
  ["/games", undefined, "Popular"],
  ["/games/page/2", ["page", "2"], "Popular"],
  ["/games/rpg", ["rpg"], "RPG"],
  ["/games/rpg/page/3", ["rpg", "page", "3"], "RPG"],
  ["/games", ["q", "7a"], undefined],
  ["/games/rpg", ["rpg", "q", "7a", "page", "2"], undefined],
  ["/games", ["dev", "908"], undefined],
  ["/games", ["pub", "70", "page", "2"], undefined],
  ["/games/puzzle", ["puzzle"], undefined],
  ["/company/nintendo", ["games"], undefined],
  ["/status", undefined, undefined],
])("%s with %j is the tab %s", (pathname, list, label) => {
  expect(currentAt(pathname, list)).toBe(label);
});

test.each([
  ["/collection/pick", ["Collection"]],
  ["/collection/stats/year", ["Journal"]],
  ["/lists/edit", ["Lists"]],
  ["/feed", ["Feed"]],
  ["/user/demo", []],
])("%s belongs to %j", (pathname, labels) => {
  const current = OWN_ITEMS.filter(({ href }) => isCurrent(href, { pathname, params: {} }));
  expect(current.map(({ label }) => label)).toEqual(labels);
});

test("the view can be chosen where games are listed", () => {
  const paths = ["/games", "/games/list/rpg", "/company/nintendo", "/calendar", "/collection"];
  expect(paths.filter((path) => !hasGameList(path))).toEqual([]);
  const others = ["/", "/status", "/game/7/portal", "/user/demo", "/settings", "/auth", "/gallery"];
  const belowShelf = ["stats", "stats/year", "tags", "pick"].map((page) => `/collection/${page}`);
  expect([...others, ...belowShelf].filter(hasGameList)).toEqual([]);
});
