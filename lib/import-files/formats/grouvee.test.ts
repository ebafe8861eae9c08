import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads shelves, plays and ids; an undated play of 0 seconds is no playthrough", () => {
  const read = readKnown([testFile("grouvee_export.json")]);
  expect(read.format).toBe("grouvee");
  expect(filled(read.entries)).toEqual([
    {
      line: 1,
      title: "Split Fiction",
      year: 2025,
      platform: "PlayStation 5",
      igdbId: 325594,
      statusWord: "Played, with a finish date",
      status: "completed",
      rating: 10,
      hours: 18.2,
      finishedOn: "2025-05-03",
      plays: [{ started: "2025-03-09", finished: "2025-05-03", minutes: 1090 }],
      addedAt: "2025-05-01T05:32:42Z",
      notes: 'Loved it, "really"\nand twice',
      copies: [{ platform: "PlayStation 5" }],
    },
    {
      line: 2,
      title: "Hades",
      year: 2020,
      platform: "PC (Microsoft Windows)",
      igdbId: 113112,
      statusWord: "Played, no finish date",
      rating: 9,
      addedAt: "2025-05-02T05:32:42Z",
      copies: [{ platform: "PC (Microsoft Windows)" }],
    },
    {
      line: 3,
      title: "Celeste",
      year: 2018,
      platform: "Nintendo Switch",
      igdbId: 26226,
      statusWord: "Playing",
      status: "playing",
      hours: 1,
      plays: [{ started: "2024-01-01", minutes: 60 }],
      addedAt: "2025-05-03T05:32:42Z",
      copies: [{ platform: "Nintendo Switch" }],
    },
    {
      line: 4,
      title: "Outer Wilds",
      year: 2019,
      igdbId: 11737,
      statusWord: "Backlog",
      status: "want",
      addedAt: "2025-05-04T05:32:42Z",
      tags: ["Steam"],
    },
    {
      line: 5,
      title: "Hollow Knight: Silksong",
      year: 2025,
      igdbId: 115289,
      statusWord: "Wish List",
      status: "want",
      addedAt: "2025-05-05T05:32:42Z",
    },
    {
      line: 6,
      title: "Fallout 76",
      year: 2018,
      platform: "PC (Microsoft Windows)",
      igdbId: 26761,
      statusWord: "Abandoned",
      status: "dropped",
      rating: 3,
      hours: 2,
      addedAt: "2025-05-06T05:32:42Z",
      copies: [{ platform: "PC (Microsoft Windows)" }],
    },
    {
      line: 7,
      title: "Tetris",
      year: 1984,
      statusWord: "Favourites of my brother",
      addedAt: "2025-05-07T05:32:42Z",
      tags: ["Favourites of my brother"],
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

const json = testFile("grouvee_export.json");

function withoutLines(files: Parameters<typeof readKnown>[0]) {
  return filled(readKnown(files).entries).map(({ line: _, ...entry }) => entry);
}

test("reads the same from the CSV", () => {
  expect(withoutLines([testFile("grouvee-collection.csv")])).toEqual(withoutLines([json]));
});

test("reads each game once from the ZIP, which has both", () => {
  const zip = zipSync({
    "export/grouvee_export.json": json.bytes,
    "export/collection.csv": testFile("grouvee-collection.csv").bytes,
    "export/README.txt": strToU8("Thank you for using Grouvee."),
  });
  const read = readKnown([{ name: "grouvee.zip", bytes: zip }]);
  expect(read.entries).toEqual(readKnown([json]).entries);
  expect(read.skipped).toEqual([{ reason: "Not read: README.txt", count: 1 }]);
});

test("reads an export from before 2025: no ids, and the time of adding at the shelf", () => {
  const { entries } = readKnown([testFile("grouvee-before-2025.csv")]);
  expect(entries.map(({ igdbId }) => igdbId)).toEqual(Array(7).fill(null));
  expect(entries[1]).toMatchObject({ title: "Hades", platform: "PC", addedAt: "2025-05-04T05:32:42Z" });
});

test("reports an entry that is no game, and reads the others", () => {
  const value = JSON.parse(new TextDecoder().decode(json.bytes));
  value.collection.splice(1, 0, null, "text", { shelves: { __proto__: null } });
  const read = readKnown([{ name: "export.json", bytes: strToU8(JSON.stringify(value)) }]);
  expect(read.problems).toEqual([
    { line: 2, reason: "This entry is no game." },
    { line: 3, reason: "This entry is no game." },
    { line: 4, reason: "This row has no title." },
  ]);
  expect(read.entries).toHaveLength(7);
});
