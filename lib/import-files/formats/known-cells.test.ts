import { expect, test } from "vitest";
import { readKnown, testFile, textFile } from "../test-read.ts";
import type { InputFile } from "../zip.ts";

/** A file of a known layout with some of its cells changed. */
function changed(name: string, ...changes: [from: string, to: string][]): InputFile {
  const text = new TextDecoder("latin1").decode(testFile(name).bytes);
  return textFile(
    name,
    changes.reduce((changing, [from, to]) => changing.replaceAll(from, to), text),
  );
}

test.each<[file: string, column: string, cell: string, from: string, to: string]>([
  ["darkadia.csv", "Copy purchase date", "in spring", "2020-01-04", "in spring"],
  ["completionator.csv", "Acquisition Date", "at a fair", "3/14/2021", "at a fair"],
  ["completionator.csv", "Amt. Paid", "a lot", '"Incomplete","",""', '"Incomplete","","a lot"'],
  ["backloggd-plus.csv", "Total Hours", "many", "2024-09-01,12,30", "2024-09-01,many,30"],
  ["infinite-backlog.csv", "Amount paid", "a gift", ",3299,", ",a gift,"],
])("counts what was not understood of %s in %s", (file, column, cell, from, to) => {
  const { cells, entries } = readKnown([changed(file, [from, to])]);
  expect(cells.find((report) => report.column === column)?.examples).toEqual([cell]);
  expect(entries[0]?.unread).toBe(`${column}: ${cell}`);
});

test("counts an unread time of adding in Grouvee's collection", () => {
  const file = changed("grouvee-collection.csv", ["2025-05-04T05:32:42Z,", "some day,"]);
  const report = readKnown([file]).cells.find(({ column }) => column === "date_added_to_collection");
  expect(report?.examples).toEqual(["some day"]);
});

test("notes a price without a currency, which a copy cannot have", () => {
  const file = changed("completionator.csv", ['"Incomplete","",""', '"Incomplete","","19.99"']);
  expect(readKnown([file]).entries[0]).toMatchObject({
    notes: "Amount paid: 19.99",
    copies: [{ price: null }],
  });
});

test("reads the dates of Darkadia and of our own table as a spreadsheet saved them", () => {
  const darkadia = changed(
    "darkadia.csv",
    ["2020-01-05", "1/5/2020"],
    ["2020-01-04", "1/4/2020"],
    ["2020-02-05", "2/25/2020"],
  );
  expect(readKnown([darkadia]).entries.slice(0, 2)).toMatchObject([
    { addedAt: "2020-01-05", copies: [{ boughtOn: "2020-01-04" }, {}] },
    { addedAt: "2020-02-25" },
  ]);
  const own = textFile(
    "games.csv",
    "title,year,status,rating,hours,date_added,date_completed,notes,igdb_id,steam_appid\nHades,,completed,,,1/5/2020,2/3/2020,,,\nPortal,,completed,,,1/5/2020,2/25/2020,,,\n",
  );
  expect(readKnown([own]).entries).toMatchObject([
    { addedAt: "2020-01-05", finishedOn: "2020-02-03" },
    { finishedOn: "2020-02-25" },
  ]);
});

test("counts more hours than there were since the game's release as out of range", () => {
  const table = (year: number) =>
    textFile(
      "games.csv",
      `title,year,status,rating,hours,date_added,date_completed,notes,igdb_id,steam_appid\nHades,${year},,,99000,,,,,\nPortal,2007,,,12,,,,,\n`,
    );
  const { entries, cells } = readKnown([table(2020)]);
  expect(entries).toMatchObject([{ hours: null, unread: "hours: 99000" }, { hours: 12 }]);
  expect(cells).toMatchObject([{ column: "hours", understood: 1, outliers: 1, examples: ["99000"] }]);
  // Played before its release.
  expect(readKnown([table(2099)]).entries).toMatchObject([{ hours: 99_000 }, {}]);
});
