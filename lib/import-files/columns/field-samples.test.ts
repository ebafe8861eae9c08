import { expect, test } from "vitest";
import { statusesOf } from "../mapper/statuses.ts";
import { parseTable } from "../parse-table.ts";
import { testFile } from "../test-read.ts";
import { readDateColumn } from "./dates.ts";
import { readDurationColumn } from "./durations.ts";
import { looksLike } from "./looks-like.ts";
import { looksLikeAverage, readRatingColumn } from "./ratings.ts";

function column(file: string, header: string) {
  const table = parseTable(new TextDecoder().decode(testFile(file).bytes));
  if (!table) throw new Error(file);
  const rows = [...table.rows, ...table.shortRows].sort((a, b) => a.line - b.line);
  const cells = rows.map((row) => row.get(header.toLowerCase()));
  return { cells, header, delimiter: table.delimiter };
}

function statusesIn(file: string, header: string) {
  const { cells } = column(file, header);
  const statusOf = statusesOf([{ name: header, cells }]);
  return cells.map((_, index) => Object.values(statusOf(index)));
}

test("dates.csv: reads what spreadsheets and people write", () => {
  const { cells } = readDateColumn(column("dates.csv", "Finished").cells);
  const first = "2024-01-03";
  expect(cells.map((cell) => cell?.date)).toEqual([first, first, "2024-03-03", first, first, first]);
});

test("date-ranges.csv: reads start and finish", () => {
  expect(readDateColumn(column("date-ranges.csv", "Played").cells).cells).toEqual([
    { date: "2024-01-03", end: "2024-02-10", time: null },
    { date: "2024-03-05", end: null, time: null },
  ]);
});

test("durations.csv: reads clocks, rounded and grouped hours as hours", () => {
  const { cells, header, delimiter } = column("durations.csv", "Hours Played");
  expect(readDurationColumn(cells, { header, delimiter })).toMatchObject({
    cells: [12.5, 125.5, 8.1, 40, 12.5, 1234.5],
    unit: "hours",
    isCertain: true,
    unread: [],
  });
});

test("hours-with-comma.csv: finds the decimal mark among units", () => {
  const { cells, header, delimiter } = column("hours-with-comma.csv", "Hours Played");
  expect(readDurationColumn(cells, { header, delimiter }).cells).toEqual([12.5, 1234.5, 0.5]);
});

test.each([
  ["minutes-by-hand.csv", "Minutes of Playtime", [42.2, 9]],
  ["gog-script.tsv", "gameMins", [42.2, null]],
])("%s: %s are minutes", (file, header, hours) => {
  const { cells, delimiter } = column(file, header);
  expect(readDurationColumn(cells, { header, delimiter })).toMatchObject({
    cells: hours,
    unit: "minutes",
    isCertain: true,
  });
});

test("ratings.csv: takes the scale from the cells", () => {
  expect(readRatingColumn(column("ratings.csv", "My rating").cells)).toMatchObject({
    cells: [8, 10, 6, 9, null],
    scale: 5,
    isCertain: true,
    empty: 1,
    unread: [],
  });
});

test("rating-eleven.csv: counts 11 as an outlier among tens", () => {
  expect(readRatingColumn(column("rating-eleven.csv", "Rating").cells)).toMatchObject({
    cells: [9, 8, null],
    scale: 10,
    outliers: [{ index: 2, raw: "11" }],
  });
});

test("site-rating.csv and gog-script.tsv: distinguish the site's score from the user's own", () => {
  const isAverage = (file: string, header: string) => looksLikeAverage(column(file, header).cells, header);
  expect(["rating", "mine"].map((header) => isAverage("site-rating.csv", header))).toEqual([true, false]);
  expect(["criticsScore", "myRating"].map((header) => isAverage("gog-script.tsv", header))).toEqual([
    true,
    false,
  ]);
});

test("text-in-note.csv: takes text for no rating, time, date or mark", () => {
  const { cells } = column("text-in-note.csv", "Note");
  expect((["rating", "duration", "date", "mark"] as const).map((kind) => looksLike(kind, cells))).toEqual([
    0, 0, 0, 0,
  ]);
});

test("date-ranges.csv: takes a checkbox for a mark, not for a date", () => {
  const { cells } = column("date-ranges.csv", "Done");
  expect(looksLike("mark", cells)).toBe(1);
  expect(looksLike("date", cells)).toBe(0);
  expect(statusesIn("date-ranges.csv", "Done")).toEqual([
    ["Done: yes", "completed"],
    ["Done: no", null],
  ]);
});

test("status-words.csv: reads words with emoji, remarks and in other languages; unclear ones are left to the user", () => {
  expect(statusesIn("status-words.csv", "Status")).toEqual([
    ["✅ Completed", "completed"],
    ["Completed (100%)", "completed"],
    ["Beaten - Main Story", "completed"],
    ["🎮 Playing", "playing"],
    ["Backlog/Wishlist", "want"],
    ["Retired", null],
    ["Platinum", "completed"],
    ["Finished 2x", "completed"],
    ["To be played", "want"],
    ["Did Not Finish (DNF)", "dropped"],
    ["Unfinished", null],
    ["Terminé", "completed"],
    ["Not interested", null],
    ["in-progress", "playing"],
    ["Currently Playing", "playing"],
  ]);
});
