import { expect, test } from "vitest";
import { filled, readKnown, testFile, textFile } from "../test-read.ts";

test("reads each playthrough: its flags, renamed tabs, times and partial dates", () => {
  const read = readKnown([testFile("how-long-to-beat.csv")]);
  expect(read.format).toBe("howlongtobeat");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Resident Evil 7: Biohazard",
      platform: "PC",
      statusWord: "Completed",
      status: "completed",
      rating: 7,
      hours: 3,
      finishedOn: "2012",
      plays: [{ started: "2024-02-09", finished: "2012", minutes: 180, platform: "PC" }],
      addedAt: "2024-02-09T15:54:48Z",
    },
    {
      line: 3,
      title: "Hades",
      platform: "Nintendo Switch",
      statusWord: "Playing",
      status: "playing",
      rating: 9.5,
      hours: 8.6,
      addedAt: "2024-02-10T15:54:48Z",
      notes: 'Great "loop",\ntwo lines\n\nBest of all',
      copies: [{ platform: "Nintendo Switch" }],
    },
    {
      line: 5,
      title: "Rocket League",
      platform: "PC",
      statusWord: "Online",
      status: "endless",
      addedAt: "2024-02-11T15:54:48Z",
      copies: [{ platform: "PC", store: "Steam" }],
    },
    {
      line: 6,
      title: "Control",
      platform: "PC",
      statusWord: "Stalled",
      status: "paused",
      addedAt: "2024-02-12T15:54:48Z",
      copies: [{ platform: "PC" }],
    },
    {
      line: 7,
      title: "Celeste",
      platform: "PC",
      statusWord: "Backlog",
      status: "want",
      addedAt: "2024-02-13T15:54:48Z",
      copies: [{ platform: "PC" }],
    },
    {
      line: 8,
      title: "Outer Wilds",
      platform: "PC",
      statusWord: "Custom-3",
      addedAt: "2024-02-14T15:54:48Z",
      copies: [{ platform: "PC" }],
    },
    {
      line: 9,
      title: "Fallout 76",
      platform: "PC",
      statusWord: "Retired",
      status: "dropped",
      rating: 3,
      finishedOn: "2023-06-01",
      plays: [
        { started: "2023-05", finished: "2023-06-01", minutes: 0, platform: "PC", note: "Too many bugs" },
      ],
      addedAt: "2024-02-15T15:54:48Z",
    },
    {
      line: 10,
      title: "Owned only",
      platform: "PC",
      statusWord: "On no list",
      addedAt: "2024-02-16T15:54:48Z",
      copies: [{ platform: "PC" }],
    },
    {
      line: 12,
      title: "Hades",
      platform: "PC",
      statusWord: "Completed",
      status: "completed",
      rating: 9,
      hours: 22.2,
      finishedOn: "2021-02-03",
      plays: [{ started: "2021-01-01", finished: "2021-02-03", minutes: 1332, platform: "PC" }],
      addedAt: "2024-02-17T15:54:48Z",
    },
  ]);
  expect(read.problems).toEqual([{ line: 11, reason: "This row has 4 cells, but there are 33 columns." }]);
  expect(read.skipped).toEqual([]);
});

test("reads an older export, in which the date of completion is a second column of that name", () => {
  const text = [
    "Title,Platform,Playing,Backlog,Replay,Custom-1,Custom-2,Custom-3,Completed,Retired,Retired Notes,Completed,Progress,Main Story,Main + Extras,Completionist",
    "Hades,PC,,,,,,,X,,,2021-02-03,--,20:00:00,--,--",
  ].join("\n");
  expect(filled(readKnown([textFile("HLTB_Games.csv", text)]).entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      platform: "PC",
      statusWord: "Completed",
      status: "completed",
      hours: 20,
      finishedOn: "2021-02-03",
      plays: [{ finished: "2021-02-03", minutes: 1200, platform: "PC" }],
    },
  ]);
});

test("reads marks other than X, and tabs with the user's names", () => {
  const { entries } = readKnown([testFile("how-long-to-beat-marks.csv")]);
  expect(entries.map(({ title, statusWord, status }) => [title, statusWord, status])).toEqual([
    ["Hades", "Completed", "completed"],
    ["Celeste", "Backlog", "want"],
    ["Portal", "Retired", "dropped"],
    ["Control", "Paused", "paused"],
    ["Outer Wilds", "Playing", "playing"],
  ]);
});

test("keeps the notes of a run with its play, and counts every kind of its times", () => {
  const { entries } = readKnown([testFile("how-long-to-beat-notes.csv")]);
  expect(entries).toMatchObject([
    {
      title: "Hades",
      hours: 34.5,
      notes: null,
      plays: [{ note: "Main Story: story note\n\nMain + Extras: extras note\n\nCompletionist: full note" }],
      copies: [{ platform: "PC", store: "Steam" }],
    },
    { title: "Rocket League", hours: 260 },
    // Without a date there is no play.
    { title: "Celeste", hours: 0.8, notes: "Speed Any%: any% note", plays: [] },
  ]);
});
