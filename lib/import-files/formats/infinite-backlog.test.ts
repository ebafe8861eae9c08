import { expect, test } from "vitest";
import { filled, readKnown, testFile } from "../test-read.ts";

test("reads each copy: its status, minutes, partial dates and unescaped quotes; leaves out DLC", () => {
  const read = readKnown([testFile("infinite-backlog.csv")]);
  expect(read.format).toBe("infinite-backlog");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Final Fantasy VII Rebirth",
      year: 2024,
      platform: "Windows PC",
      igdbId: 133236,
      statusWord: "Played, Beaten",
      status: "completed",
      rating: 8,
      hours: 83.2,
      finishedOn: "2025-11-04",
      plays: [{ finished: "2025-11-04", minutes: 4992, platform: "Windows PC" }],
      addedAt: "2025-01-24T11:00:25Z",
      notes: "Amount paid: 32.99",
      tags: ["Played on Steam Deck"],
      copies: [{ platform: "Windows PC", store: "Steam", medium: "digital", boughtOn: "2024-12-19" }],
    },
    {
      line: 3,
      title: "Final Fantasy VII Rebirth",
      year: 2024,
      platform: "PlayStation 5",
      igdbId: 133236,
      statusWord: "Playing, Continuous",
      status: "endless",
      rating: 8,
      hours: 2,
      addedAt: "2025-01-25T11:00:25Z",
      notes: "First line\nsecond line, with a comma",
      copies: [{ platform: "PlayStation 5", medium: "physical" }],
    },
    {
      line: 5,
      title: 'Labyrinth of "Sylvie Paula Paula"',
      year: 2023,
      platform: "Windows PC",
      igdbId: 249759,
      statusWord: "Unplayed, Not Started",
      status: "want",
      addedAt: "2025-01-26T11:00:25Z",
      copies: [{ platform: "Windows PC", store: "Steam", medium: "digital" }],
    },
    {
      line: 6,
      title: "Crash Bandicoot N. Sane Trilogy",
      year: 2018,
      platform: "Nintendo Switch",
      igdbId: 228552,
      statusWord: "Played, Completed",
      status: "completed",
      rating: 10,
      finishedOn: "2010",
      plays: [{ finished: "2010", minutes: 0, platform: "Nintendo Switch" }],
      addedAt: "2025-01-27T11:00:25Z",
    },
    {
      line: 7,
      title: "Crash Bandicoot 2: Cortex Strikes Back",
      year: 2017,
      igdbId: 135450,
      statusWord: "Not Started",
      status: "want",
      addedAt: "2025-01-27T11:00:25Z",
    },
    {
      line: 9,
      title: "Grand Theft Auto V",
      year: 2013,
      platform: "Xbox 360",
      igdbId: 1020,
      statusWord: "Played, Unfinished",
      status: "paused",
      rating: 7,
      hours: 15,
      addedAt: "2025-01-28T11:00:25Z",
    },
    {
      line: 10,
      title: "The Witcher 3: Wild Hunt",
      year: 2015,
      platform: "Xbox One",
      igdbId: 1942,
      statusWord: "Played, Dropped",
      status: "dropped",
      hours: 0.5,
      addedAt: "2025-01-29T11:00:25Z",
      copies: [{ platform: "Xbox One", medium: "digital" }],
    },
    {
      line: 11,
      title: "Portal 2",
      year: 2011,
      platform: "Windows PC",
      igdbId: 72,
      statusWord: "Played, No Status",
      addedAt: "2025-01-30T11:00:25Z",
      copies: [{ platform: "Windows PC", store: "Steam", medium: "digital" }],
    },
  ]);
  expect(read.problems).toEqual([{ line: 12, reason: "This row has 3 cells, but there are 45 columns." }]);
  expect(read.skipped).toEqual([{ reason: "Additional content (DLC)", count: 1 }]);
});

test("reads the wishlist", () => {
  const read = readKnown([testFile("infinite-backlog-wishlist.csv")]);
  expect(read.format).toBe("infinite-backlog");
  expect(filled(read.entries)).toEqual([
    { line: 2, title: "Split Fiction", year: 2025, igdbId: 325594, statusWord: "Wishlist", status: "want" },
    { line: 3, title: "Baldur's Gate 3", year: 2023, igdbId: 119171, statusWord: "Wishlist", status: "want" },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});
