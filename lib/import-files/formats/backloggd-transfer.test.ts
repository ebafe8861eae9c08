import { expect, test } from "vitest";
import { filled, readKnown, refusal, testFile, textFile } from "../test-read.ts";

test("reads flags, playthroughs and slugs", () => {
  const read = readKnown([testFile("backloggd-transfer.json")]);
  expect(read.format).toBe("backloggd-transfer");
  expect(filled(read.entries)).toEqual([
    {
      line: 1,
      title: "Raft",
      slug: "raft",
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      hours: 14.5,
      finishedOn: "2025-08-09",
      plays: [
        { started: "2024-08-02", minutes: 750 },
        { started: "2025-08-02", finished: "2025-08-09", minutes: 120 },
      ],
      notes: "Fun",
    },
    {
      line: 2,
      title: "Hades",
      slug: "hades--1",
      statusWord: "Playing",
      status: "playing",
      hours: 40.1,
    },
    {
      line: 3,
      title: "Celeste",
      slug: "celeste",
      statusWord: "Played, no finish date",
    },
    {
      line: 4,
      title: "Control",
      slug: "control",
      statusWord: "Shelved",
      status: "paused",
    },
    {
      line: 5,
      title: "Outer Wilds",
      slug: "outer-wilds",
      statusWord: "Wishlist",
      status: "want",
    },
    {
      line: 6,
      title: "Rocket League",
      slug: "rocket-league",
      statusWord: "Retired",
    },
  ]);
  expect(read.problems).toEqual([{ line: 7, reason: "This entry is no game." }]);
  expect(read.skipped).toEqual([]);
});

test.each([1, 3, "2", null])("refuses version %s", (version) => {
  const text = JSON.stringify({ format: "backloggd-transfer", version, entries: [{ title: "Hades" }] });
  expect(refusal([textFile("backloggd.json", text)])).toMatch(/^This file has version/);
});
