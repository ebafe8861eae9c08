import { describe, expect, test } from "vitest";
import {
  choicesOf,
  choicesOfSegment,
  choicesQuery,
  listChoices,
  parseChoices,
  segmentOfChoices,
} from "./choices";
import { GENRES } from "./genres";

const canonical = (query: string) => choicesQuery(parseChoices(new URLSearchParams(query)));

const FULL =
  "genre=31,9&platform=6,48&theme=17&from=2015&to=2020&hours=0-10&rating=75&type=dlc,remake&release=released&sort=newest";

describe("the canonical form", () => {
  test.each([
    ["", ""],
    [FULL, FULL],
    [FULL.split("&").toReversed().join("&"), FULL],
    ["platform=48,6,48", "platform=6,48"],
    ["platform=48&platform=6", "platform=6,48"],
    ["genre=9&genre=31&genre=9", "genre=31,9"],
    ["platform=6%2C48", "platform=6,48"],
    ["type=remake,dlc", "type=dlc,remake"],
    ["from=2020&to=2015", "from=2015&to=2020"],
    ["from=2020&to=2020", "from=2020&to=2020"],
    ["hours=10-5", "hours=5-10"],
    ["hours=-5", "hours=0-5"],
    ["hours=40-", "hours=40-"],
    ["hours=0-5&hours-from=&hours-to=", "hours=0-5"],
    ["hours=0-5&hours-from=7&hours-to=", "hours=7-"],
    ["hours-from=7&hours-to=3", "hours=3-7"],
    ["years=2010-2019&from=&to=", "from=2010&to=2019"],
    ["years=2010-2019&from=2012&to=", "from=2012"],
    ["rating=+75+", "rating=75"],
    ["platform=&theme=&from=&to=&hours=&rating=&type=&release=&sort=", ""],
  ])("of %j is %j", (given, expected) => {
    expect(canonical(given)).toBe(expected);
  });

  test.each([
    "genre=1",
    "genre=constructor",
    "platform=abc",
    "platform=0,-1,99999,1.5",
    "theme=999",
    "theme=42",
    "from=1",
    "to=99999",
    "from=20015",
    "hours=10",
    "hours=0-",
    "hours=a-b",
    "hours=999-",
    "rating=0",
    "rating=101",
    "rating=7e1",
    "type=everything",
    "type=constructor",
    "release=soon",
    "sort=id;drop",
    "shelf=without",
    "unknown=1",
    "platform=%00",
    "platform=👾",
  ])("drops %s", (query) => {
    expect(canonical(query)).toBe("");
  });

  test("has ten platforms at most, of however many", () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(canonical(`platform=${many.join(",")}`)).toBe("platform=1,2,3,4,5,6,7,8,9,10");
  });

  test("is the same after another reading", () => {
    expect(choicesQuery(choicesOf(FULL))).toBe(FULL);
  });
});

describe("as a segment of a path", () => {
  test.each([FULL, "platform=6", "hours=40-", "sort=name"])("holds %s", (query) => {
    const segment = segmentOfChoices(query);
    expect(segment).toMatch(/^[\w.-]{1,200}$/);
    expect(choicesOfSegment(segment)).toBe(query);
  });

  test("names a file even with all choices", () => {
    const platforms = Array.from({ length: 10 }, (_, index) => 32_700 + index).join(",");
    const types = "game,dlc,expansion,remake,remaster,expanded,port,bundle,episode,mod";
    const genres = GENRES.map(({ id }) => id).join(",");
    const query = canonical(`${FULL}&genre=${genres}&platform=${platforms}&type=${types}`);
    expect(segmentOfChoices(query).length).toBeLessThanOrEqual(255);
  });

  test.each([
    "",
    "platform-48_6",
    "platform-6.platform-48",
    "sort-newest.platform-6",
    "x-1",
    "platform-abc",
    ".",
  ])("does not exist as %j", (segment) => {
    expect(choicesOfSegment(segment)).toBeNull();
  });
});

test("lists what is chosen, each with the query without it", () => {
  const named = listChoices(FULL, (id) => `Platform ${id}`);
  expect(named.map(({ label }) => label)).toEqual([
    "Adventure",
    "Puzzle",
    "Platform 6",
    "Platform 48",
    "Fantasy",
    "2015–2020",
    "Up to 10 hours",
    "Rating 75+",
    "DLCs",
    "Remakes",
    "Released",
  ]);
  expect(named[0]?.without).toBe(FULL.replace("31,9", "9"));
  expect(named[2]?.without).toBe(FULL.replace("6,48", "48"));
  expect(named[5]?.without).toBe(FULL.replace("from=2015&to=2020&", ""));
  expect(named[9]?.without).toBe(FULL.replace("dlc,remake", "dlc"));
  expect(listChoices("sort=name", String)).toEqual([]);
});

test.each([
  ["from=2015", "From 2015"],
  ["to=2015", "Until 2015"],
  ["from=2015&to=2015", "2015"],
  ["hours=40-", "Over 40 hours"],
  ["hours=5-10", "5–10 hours"],
  ["theme=41", "4X"],
  ["release=upcoming", "Upcoming"],
])("names %s as %s", (query, label) => {
  expect(listChoices(query, String).map((choice) => choice.label)).toEqual([label]);
});
