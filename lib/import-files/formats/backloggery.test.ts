import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("joins four files: a collection is replaced by its games, milestones are the dates, reviews the ratings", () => {
  const read = readKnown([
    testFile("backloggery-library.csv"),
    testFile("backloggery-history.csv"),
    testFile("backloggery-reviews.csv"),
    testFile("backloggery-multitap.csv"),
  ]);
  expect(read.format).toBe("backloggery");
  expect(filled(read.entries)).toEqual([
    {
      line: 4,
      title: "Thief Gold",
      platform: "PC",
      statusWord: "Now Playing",
      status: "playing",
      plays: [{ started: "2024-06-08", minutes: 0, platform: "PC" }],
      notes: "Stealth,\nin two lines",
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
    {
      line: 7,
      title: "Sonic the Hedgehog",
      platform: "Xbox 360",
      statusWord: "Beaten",
      status: "completed",
      rating: 6,
      copies: [{ platform: "Xbox 360" }],
    },
    {
      line: 8,
      title: "Half-Life 2",
      platform: "PC",
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      finishedOn: "2011-04-05",
      plays: [{ started: "2010-02-03", finished: "2011-04-05", minutes: 0, platform: "PC" }],
      addedAt: "2010-01-02",
      notes: 'The best, "ever"',
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
    {
      line: 9,
      title: "Half-Life 2: Episode 1",
      platform: "PC",
      statusWord: "Beaten",
      status: "completed",
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
    { line: 10, title: "Elden Ring", platform: "PlayStation 5", statusWord: "Wishlist", status: "want" },
    {
      line: 11,
      title: "Tetris Effect",
      platform: "PC",
      statusWord: "Endless",
      status: "endless",
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
    {
      line: 12,
      title: "Mortal Kombat (2011)",
      platform: "PlayStation 3",
      statusWord: "Paused",
      status: "paused",
    },
    {
      line: 13,
      title: "LISA",
      platform: "PC",
      statusWord: "Unfinished",
      copies: [{ platform: "PC", store: "Steam", medium: "digital" }],
    },
    {
      line: 14,
      title: "Burnout 3",
      platform: "PlayStation 2",
      statusWord: "Unplayed",
      status: "want",
      copies: [{ platform: "PlayStation 2", medium: "physical" }],
    },
    { line: 15, title: "Wii Sports", platform: "Wii", statusWord: "None" },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([{ reason: "Collection: its games are imported instead", count: 1 }]);
});

test("reads the history alone, each game once", () => {
  const read = readKnown([testFile("backloggery-history.csv")]);
  expect(read.format).toBe("backloggery");
  expect(filled(read.entries)).toEqual([
    {
      line: 4,
      title: "Half-Life 2",
      platform: "PC",
      finishedOn: "2011-04-05",
      plays: [{ started: "2010-02-03", finished: "2011-04-05", minutes: 0, platform: "PC" }],
      addedAt: "2010-01-02",
      copies: [{ platform: "PC", store: "Steam" }],
    },
    {
      line: 8,
      title: "Thief Gold",
      platform: "PC",
      plays: [{ started: "2024-06-08", minutes: 0, platform: "PC" }],
      copies: [{ platform: "PC", store: "Steam" }],
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test("reads a file that a spreadsheet saved with semicolons", () => {
  const text = new TextDecoder().decode(testFile("backloggery-reviews.csv").bytes);
  const saved = text
    .replace('"The best, ""ever"""', "The best")
    .replaceAll(",", ";")
    .replace("\n\n", "\n;;;;;\n");
  const read = readKnown([{ name: "reviews.csv", bytes: new TextEncoder().encode(saved) }]);
  expect(read).toMatchObject({
    format: "backloggery",
    entries: [{ rating: 9 }, { rating: 6 }],
    problems: [],
  });
});
