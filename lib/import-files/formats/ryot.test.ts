import { expect, test } from "vitest";
import { filled, readKnown, testFile, textFile } from "../test-read.ts";

test("reads games, their history and collections", () => {
  const read = readKnown([testFile("ryot.json")]);
  expect(read.format).toBe("ryot");
  expect(filled(read.entries)).toEqual([
    {
      line: 1,
      title: "The Witcher 3: Wild Hunt",
      igdbId: 1942,
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      finishedOn: "2024-03-02",
      plays: [{ started: "2024-01-05", finished: "2024-03-02", minutes: 0 }],
      addedAt: "2024-03-02T00:00:00Z",
      notes: "Great",
    },
    {
      line: 2,
      title: "Hades",
      igdbId: 113112,
      statusWord: "In progress",
      status: "playing",
      plays: [{ started: "2024-01-06", minutes: 0 }],
    },
    {
      line: 3,
      title: "Celeste",
      igdbId: 26226,
      statusWord: "Watchlist",
      status: "want",
    },
    {
      line: 4,
      title: "Portal",
      statusWord: "Finished",
      status: "completed",
      finishedOn: "2020-05-06",
      plays: [{ finished: "2020-05-06", minutes: 0 }],
    },
    {
      line: 5,
      title: "My own game",
      statusWord: "Owned",
    },
  ]);
  expect(read.problems).toEqual([{ line: 7, reason: "This entry is no game." }]);
  expect(read.skipped).toEqual([{ reason: "Not a game", count: 1 }]);
});

test("reads the list under its name from before 2025", () => {
  const { metadata, ...rest } = JSON.parse(new TextDecoder().decode(testFile("ryot.json").bytes));
  const text = JSON.stringify({ ...rest, media: metadata });
  expect(readKnown([textFile("ryot.json", text)])).toEqual(readKnown([testFile("ryot.json")]));
});

test("counts the plays that are more than a game can have", () => {
  const seen_history = Array.from({ length: 103 }, (_, n) => ({ ended_on: `2020-05-${1 + (n % 31)}` }));
  const game = { lot: "video_game", source: "igdb", identifier: "72", source_id: "Portal 2", seen_history };
  const read = readKnown([textFile("ryot.json", JSON.stringify({ metadata: [game] }))]);
  expect(read.entries[0]?.plays).toHaveLength(100);
  expect(read.skipped).toEqual([{ reason: "Play beyond the 100 of a game", count: 3 }]);
});
