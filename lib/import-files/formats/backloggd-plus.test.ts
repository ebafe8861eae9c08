import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads independent flags, hours and slugs", () => {
  const read = readKnown([testFile("backloggd-plus.csv")]);
  expect(read.format).toBe("backloggd-plus");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Raft",
      slug: "raft",
      statusWord: "Played, with a finish date",
      status: "completed",
      rating: 9,
      hours: 12.5,
      finishedOn: "2024-09-01",
      plays: [{ started: "2024-08-02", finished: "2024-09-01", minutes: 750 }],
      notes: 'Fun, with "friends"',
    },
    {
      line: 3,
      title: "Hades",
      slug: "hades--1",
      statusWord: "Currently playing",
      status: "playing",
      hours: 3,
      plays: [{ started: "2024-08-02", minutes: 180 }],
    },
    {
      line: 4,
      title: "Celeste",
      slug: "celeste",
      statusWord: "Played, no finish date",
      rating: 10,
    },
    {
      line: 5,
      title: "Outer Wilds",
      slug: "outer-wilds",
      statusWord: "In backlog",
      status: "want",
    },
    {
      line: 6,
      title: "Silksong",
      slug: "hollow-knight-silksong",
      statusWord: "In wishlist",
      status: "want",
    },
    {
      line: 7,
      title: "Tetris",
      slug: "tetris",
      statusWord: "Mastered",
      status: "completed",
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});
