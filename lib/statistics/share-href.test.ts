import { expect, it } from "vitest";
import { shareHref } from "./share-href";

it.each([
  [
    ["/user/me/games/added/2024", "/user/me/games/added/2026", null],
    "/user/me/games/added/",
    ["2024", "2026", undefined],
  ],
  [["/user/me", "/user/me/completed"], "/user/", ["me", "me/completed"]],
  [
    ["/collection?year=1990-1999", "/collection?year=1980-1989"],
    "/collection?year=",
    ["1990-1999", "1980-1989"],
  ],
  [["/collection?genre=12"], "/collection?genre=", ["12"]],
  [[null], undefined, [undefined]],
  [[], undefined, []],
])("of %j is %s", (hrefs, href, ends) => {
  const shared = shareHref(hrefs);
  expect([shared.href.href, shared.ends.map(({ to }) => to)]).toEqual([href, ends]);
  expect(shared.ends.map(({ to }) => (to === undefined ? null : `${href}${to}`))).toEqual(hrefs);
});
