import { expect, test } from "vitest";
import { filled, readKnown, testFile, textFile } from "../test-read.ts";

test("reads games only, with hours in both layouts", () => {
  const read = readKnown([testFile("yamtrack.csv")]);
  expect(read.format).toBe("yamtrack");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Resident Evil 7: Biohazard",
      igdbId: 19562,
      statusWord: "Completed",
      status: "completed",
      hours: 3,
      plays: [{ started: "2024-02-09", minutes: 180 }],
      addedAt: "2024-02-09T20:00:00Z",
    },
    {
      line: 3,
      title: "The Witcher 3: Wild Hunt",
      igdbId: 1942,
      statusWord: "In progress",
      status: "playing",
      rating: 9,
      hours: 90,
      finishedOn: "2024-03-02",
      plays: [{ started: "2024-01-05", finished: "2024-03-02", minutes: 5400 }],
      addedAt: "2024-02-10T20:00:00Z",
      notes: "two\nlines",
    },
    {
      line: 5,
      title: "A game of my own",
      statusWord: "Paused",
      status: "paused",
      rating: 7.5,
      addedAt: "2024-02-11T20:00:00Z",
    },
    {
      line: 7,
      title: "Baldur's Gate 3",
      igdbId: 119171,
      statusWord: "Planning",
      status: "want",
      addedAt: "2024-02-13T20:00:00Z",
    },
    {
      line: 8,
      title: "Portal 2",
      igdbId: 72,
      statusWord: "Dropped",
      status: "dropped",
      rating: 4,
      hours: 0.8,
      addedAt: "2024-02-14T20:00:00Z",
    },
    {
      line: 9,
      title: "Portal",
      igdbId: 71,
      statusWord: "Repeating",
      status: "playing",
      rating: 10,
      hours: 1,
      addedAt: "2024-02-15T20:00:00Z",
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([{ reason: "Not a game", count: 1 }]);
});

test("reads the dates of a file saved by a spreadsheet in the one order that fits all of them", () => {
  const { entries, cells } = readKnown([testFile("yamtrack-saved-by-excel.csv")]);
  expect(filled(entries)).toEqual([
    {
      line: 2,
      title: "The Witcher 3: Wild Hunt",
      igdbId: 1942,
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      hours: 1.5,
      finishedOn: "2024-05-20",
      plays: [{ started: "2024-03-04", finished: "2024-05-20", minutes: 90 }],
    },
    {
      line: 3,
      title: "Hades",
      igdbId: 113112,
      statusWord: "Repeating",
      status: "playing",
      rating: 8,
      hours: 1.5,
      plays: [{ started: "2024-03-04", minutes: 90 }],
    },
  ]);
  expect(cells.filter(({ kind }) => kind === "date")).toMatchObject([
    { column: "start_date", understood: 2, unread: 0 },
    { column: "end_date", understood: 1, empty: 1, unread: 0 },
  ]);
});

test("reports dates that fit both orders, and reads none of them", () => {
  const row = "1942,igdb,game,Hades,8,90,Completed,03/04/2024,";
  const file = textFile(
    "yamtrack.csv",
    `media_id,source,media_type,title,score,progress,status,start_date,end_date\n${row}\n`,
  );
  const { entries, cells } = readKnown([file]);
  expect(entries[0]?.plays).toEqual([]);
  expect(entries[0]?.unread).toBe("start_date: 03/04/2024");
  expect(cells).toContainEqual({
    column: "start_date",
    kind: "date",
    understood: 0,
    empty: 0,
    unread: 1,
    outliers: 0,
    examples: ["03/04/2024"],
  });
});
