import { expect, test } from "vitest";
import { filled, readKnown, testFile, textFile } from "../test-read.ts";

test("reads store ids, seconds and the machine's dates", () => {
  const read = readKnown([testFile("playnite.csv")]);
  expect(read.format).toBe("playnite");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      year: 2020,
      platform: "PC (Windows)",
      store: { source: 1, uid: "1145360" },
      statusWord: "Beaten",
      status: "completed",
      rating: 9,
      hours: 23,
      addedAt: "2024-01-03",
      notes: "Two\nlines",
      copies: [{ platform: "PC (Windows)", store: "Steam", medium: "digital" }],
    },
    {
      line: 4,
      title: "The Witcher 3: Wild Hunt",
      year: 2015,
      platform: "PC (Windows)",
      store: { source: 5, uid: "1495134320" },
      statusWord: "Plan to Play",
      status: "want",
      addedAt: "2024-01-04",
      copies: [{ platform: "PC (Windows)", store: "GOG", medium: "digital" }],
    },
    {
      line: 5,
      title: "Control",
      year: 2019,
      platform: "PC (Windows)",
      statusWord: "On Hold",
      status: "paused",
      rating: 7,
      hours: 1,
      addedAt: "2024-01-05",
      copies: [{ platform: "PC (Windows)", store: "Epic", medium: "digital" }],
    },
    {
      line: 6,
      title: "Celeste",
      platform: "PC (Windows)",
      store: { source: 1, uid: "504230" },
      statusWord: "Played",
      status: "paused",
      hours: 0.5,
      addedAt: "2024-01-06",
      copies: [{ platform: "PC (Windows)", store: "Steam", medium: "digital" }],
    },
    {
      line: 7,
      title: "Wii Sports",
      platform: "Nintendo Wii",
      statusWord: "100 Percented",
      addedAt: "2024-01-07",
      copies: [{ platform: "Nintendo Wii" }],
    },
    {
      line: 8,
      title: "Portal",
      platform: "PC (Windows)",
      store: { source: 1, uid: "400" },
      statusWord: "Not Played",
      status: "want",
      addedAt: "2024-01-08",
      copies: [{ platform: "PC (Windows)", store: "Steam", medium: "digital" }],
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test("finds the store ids in a partial export in another language", () => {
  const read = readKnown([testFile("playnite-german.csv")]);
  expect(read.format).toBe("playnite");
  expect(filled(read.entries)).toEqual([
    { line: 2, title: "Hades", store: { source: 1, uid: "1145360" } },
    { line: 3, title: "Control" },
    { line: 4, title: "Portal", store: { source: 1, uid: "400" } },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test("reads a whole export in another language by the order of its columns", () => {
  const read = readKnown([testFile("playnite-all-german.csv")]);
  expect(read.format).toBe("playnite");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      year: 2020,
      platform: "PC (Windows)",
      store: { source: 1, uid: "1145360" },
      statusWord: "Durchgespielt",
      status: "completed",
      rating: 9,
      hours: 23,
      addedAt: "2024-01-03",
      notes: "Gut",
      copies: [{ platform: "PC (Windows)" }],
    },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test("reads the second layout, with hours and decimal commas", () => {
  const read = readKnown([testFile("playnite-hours.csv")]);
  expect(read.format).toBe("playnite");
  expect(filled(read.entries)).toEqual([
    { line: 2, title: "Hades", statusWord: "Completed", status: "completed", hours: 23.5 },
    { line: 3, title: "Portal", statusWord: "Playing", status: "playing", hours: 1.3 },
  ]);
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([]);
});

test("leaves out dates that may be day and month or month and day", () => {
  const text = "Name,Completion Status,Time Played,Added\nHades,Playing,60,03/04/2024 20:15:00\n";
  const { entries } = readKnown([textFile("library.csv", text)]);
  expect(entries).toMatchObject([{ title: "Hades", addedAt: null }]);
});
