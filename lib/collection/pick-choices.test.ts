import { expect, test } from "vitest";
import { parsePick, pickQuery, shownAfter } from "./pick-choices";

test.each([
  [
    "time=hour&with=together&genre=12&platform=48&seed=7&shown=1942,72",
    "time=hour&with=together&genre=12&platform=48&seed=7&shown=1942,72",
  ],
  ["time=never&with=dog&genre=-1&theme=99999&platform=6%00&seed=1e9&shown=x,-1,99999999999", ""],
  ["time=any&seed=0", ""],
])("%s", (query, expected) => {
  expect(pickQuery(parsePick(new URLSearchParams(query)))).toBe(expected);
});

test("remembers the last 60 shown games, each once, the last ones last", () => {
  expect(shownAfter([1, 2, 3], [2, 4])).toEqual([1, 3, 2, 4]);
  const many = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(shownAfter(many, [61])).toEqual([...many.slice(1), 61]);
});
