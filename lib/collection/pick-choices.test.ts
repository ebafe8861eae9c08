import { expect, test } from "vitest";
import { parsePick, pickQuery } from "./pick-choices";

test.each([
  [
    "time=hour&with=together&genre=12&platform=48&seed=7&surprise=1",
    "time=hour&with=together&genre=12&platform=48&seed=7&surprise=1",
  ],
  ["time=never&with=dog&genre=-1&theme=99999&platform=6%00&seed=1e9&surprise=yes", ""],
  ["time=any&seed=0", ""],
])("%s", (query, expected) => {
  expect(pickQuery(parsePick(new URLSearchParams(query)))).toBe(expected);
});
