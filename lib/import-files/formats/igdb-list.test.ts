import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("takes the status from the name of the file, and no rating or platform", () => {
  const read = readKnown([testFile("played.csv")]);
  expect(read.format).toBe("igdb-list");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Streets of Rage 4",
      year: 2020,
      igdbId: 107262,
      statusWord: "played",
    },
    {
      line: 4,
      title: "Rocket League",
      igdbId: 11198,
      statusWord: "played",
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test.each([
  ["want_to_play.csv", "want to play", "want"],
  ["playing.csv", "playing", "playing"],
  ["Playing (1).csv", "Playing", "playing"],
  ["my-favourites.csv", "my favourites", null],
])("%s: the status is %s", (name, statusWord, status) => {
  const { entries } = readKnown([{ ...testFile("played.csv"), name }]);
  expect(entries).toMatchObject([
    { statusWord, status },
    { statusWord, status },
  ]);
});

test("reads several lists at once", () => {
  const { bytes } = testFile("played.csv");
  const { entries } = readKnown([
    { name: "played.csv", bytes },
    { name: "playing.csv", bytes },
  ]);
  expect(entries.map(({ statusWord }) => statusWord)).toEqual(["played", "played", "playing", "playing"]);
});
