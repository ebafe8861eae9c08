import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads statuses and dates", () => {
  const read = readKnown([testFile("backloggd-importable.csv")]);
  expect(read.format).toBe("backloggd-importable");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      year: 2020,
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      finishedOn: "2021-02-03",
      plays: [{ finished: "2021-02-03", minutes: 0 }],
    },
    {
      line: 3,
      title: "Celeste",
      year: 2018,
      statusWord: "Playing",
      status: "playing",
      plays: [{ started: "2024-01-05", minutes: 0 }],
    },
    {
      line: 4,
      title: "Outer Wilds",
      year: 2019,
      statusWord: "Backlog",
      status: "want",
    },
    {
      line: 5,
      title: "Portal",
      year: 2007,
      rating: 6,
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});
