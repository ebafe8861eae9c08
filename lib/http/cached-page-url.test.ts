import { expect, test } from "vitest";
import { cachedPageUrl } from "./cached-page-url";

test.each([
  ["/game/72/portal?utm=ada%40example.com", "/game/72/portal"],
  ["/company/valve?id=56&token=x", "/company/valve?id=56"],
  ["/calendar?platform=ps5&_rsc=abc", "/calendar"],
  ["/user/demo/want?x", "/user/demo/want"],
  ["/calendar?id=1&id=2?id=3", "/calendar?id=1"],
])("reduces %s to %s", (url, reduced) => {
  expect(cachedPageUrl(url, false)).toBe(reduced);
});

test.each([
  "/",
  "/game/72/portal",
  "/games?q=portal",
  "/gameshow?x=1",
  "/api/games?list=rpg",
  "/auth?mode=sign-up",
])("leaves %s unchanged", (url) => {
  expect(cachedPageUrl(url, false)).toBe(url);
});

test("keeps the hash of a client navigation", () => {
  expect(cachedPageUrl("/calendar?platform=ps5&_rsc=abc", true)).toBe("/calendar?_rsc=abc");
});
