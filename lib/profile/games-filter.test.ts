import { expect, it } from "vitest";
import { filteredGamesPath, isInFuture, parseFilteredGames, parseGamesFilter } from "./games-filter";

it.each([
  ["genre/12", { kind: "genre", value: "12" }, 1],
  ["genre/12/2", { kind: "genre", value: "12" }, 2],
  ["genre/12/completed/2026", { kind: "genre", value: "12", completedIn: "2026" }, 1],
  ["genre/12/completed/2026/9", { kind: "genre", value: "12", completedIn: "2026" }, 9],
  ["theme/1", { kind: "theme", value: "1" }, 1],
  ["platform/508", { kind: "platform", value: "508" }, 1],
  ["developer/70000", { kind: "developer", value: "70000" }, 1],
  ["decade/1990", { kind: "decade", value: "1990" }, 1],
  ["rating/0", { kind: "rating", value: "0" }, 1],
  ["rating/7.5", { kind: "rating", value: "7.5" }, 1],
  ["rating/10", { kind: "rating", value: "10" }, 1],
  ["added/2024", { kind: "added", value: "2024" }, 1],
  ["added-before/2012", { kind: "added-before", value: "2012" }, 1],
  ["completed/2026-05", { kind: "completed", value: "2026-05" }, 1],
  ["played/2026-12/9999", { kind: "played", value: "2026-12" }, 9999],
] as const)("%s is a filter and a page, and has one address", (address, filter, page) => {
  expect(parseFilteredGames(address.split("/"))).toEqual({ filter, page });
  expect(filteredGamesPath("demo", { filter, page })).toBe(`/user/demo/games/${address}`);
});

it.each([
  ...["", "genre", "genre/", "genre/0", "genre/012", "genre/x", "genre/99999", "Genre/12", "status/want"],
  ...["name/zelda", "tag/1", "list/1", "media/physical", "hours/5", "toString/1", "__proto__/1"],
  ...["genre/12/1", "genre/12/0", "genre/12/02", "genre/12/10000", "genre/12/x", "genre/12/2/2"],
  ...["genre/12/completed", "genre/12/completed/26", "genre/12/completed/2026-05", "genre/12/theme/1"],
  ...["theme/1/completed/2026", "genre/12/completed/2026/1", "completed/2026/genre/12"],
  ...[
    "decade/1995",
    "decade/90",
    "decade/1930",
    "decade/2100",
    "decade/9990",
    "rating/10.5",
    "rating/7.0",
    "rating/7.25",
    "rating/-1",
    "rating/11",
  ],
  ...["added/1969", "added/2024-05", "completed/2026", "completed/2026-13", "played/2026", "played/2026-5"],
])("%s does not exist", (address) => {
  expect(parseFilteredGames(address.split("/"))).toBeNull();
});

it.each([
  ["added/2026", false],
  ["added/2027", true],
  ["added-before/2027", true],
  ["completed/2026-11", false],
  ["completed/2026-12", true],
  ["played/2099-01", true],
  ["genre/12/completed/2026", false],
  ["genre/12/completed/2027", true],
  ["genre/9999", false],
  ["decade/2090", false],
])("%s is in the future: %s", (text, expected) => {
  const filter = parseGamesFilter(text);
  expect(filter && isInFuture(filter, Date.UTC(2026, 10, 25))).toBe(expected);
});
