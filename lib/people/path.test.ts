import { expect, test } from "vitest";
import { parsePeoplePage, peoplePath } from "./path";

test.each([
  [[], 1],
  [["2"], 2],
  [["209"], 209],
  [["1"], null],
  [["210"], null],
  [["02"], null],
  [["2", "3"], null],
  [["x"], null],
] as const)("reads the page of %j as %j", (segments, page) => {
  expect(parsePeoplePage(segments)).toBe(page);
  if (page) expect(peoplePath("ada", "followers", page)).toBe(["/user/ada/followers", ...segments].join("/"));
});
