import { expect, test } from "vitest";
import type { Mapping } from "../entry.ts";
import { filled, readKnown, refusal, textFile, unknownTables } from "../test-read.ts";
import type { InputFile } from "../zip.ts";

const SHEET = textFile(
  "games.csv",
  [
    "Game;System;My rating;Status;Hours played;Finished;Notes;Done",
    "Hades;Switch;8,5;Playing, Owned;12,5;;'=good;TRUE",
    "Portal;PC;9;Played;3;4/13/2020;;FALSE",
    ";PC;8;Played;3;;;",
    "Celeste;PC",
  ].join("\r\n"),
);

function tableOf(...files: InputFile[]) {
  const [table] = unknownTables(files);
  if (!table) throw new Error("There is no table.");
  return table;
}

test("guesses columns, scale, unit and date order, and shows values of each", () => {
  const { columns, reading, rows } = tableOf(SHEET);
  expect(columns.map(({ name, guess }) => [name, guess])).toEqual([
    ["Game", "title"],
    ["System", "platform"],
    ["My rating", "rating"],
    ["Status", "status"],
    ["Hours played", "hours"],
    ["Finished", "finishedOn"],
    ["Notes", "notes"],
    ["Done", null],
  ]);
  expect(reading).toMatchObject({
    ratings: { scale: 10 },
    times: { unit: "hours", example: { raw: "12,5", hours: 12.5 } },
    dateOrder: "mdy",
  });
  expect(rows).toBe(4);
  expect(reading.rows[1]?.map(({ raw }) => raw)).toEqual([
    ...["Portal", "PC", "9", "Played", "3", "4/13/2020", "", "FALSE"],
  ]);
  expect(columns[3]?.samples).toEqual(["Playing, Owned", "Played"]);
});

const MAPPING: Mapping = {
  columns: {
    title: "Game",
    platform: "System",
    rating: "My rating",
    status: "Status",
    hours: "Hours played",
    finishedOn: "Finished",
    notes: "Notes",
  },
  ratingScale: 10,
  timeUnit: "hours",
  dateOrder: "mdy",
};

test("reads the rows by the mapping; short rows lack their last cells", () => {
  const read = readKnown([SHEET], { mapping: MAPPING });
  expect(read.format).toBe("generic");
  expect(filled(read.entries)).toEqual([
    {
      line: 2,
      title: "Hades",
      platform: "Switch",
      statusWord: "Playing, Owned",
      status: "playing",
      rating: 8.5,
      hours: 12.5,
      notes: "=good",
      copies: [{ platform: "Switch" }],
    },
    {
      line: 3,
      title: "Portal",
      platform: "PC",
      statusWord: "Played",
      rating: 9,
      hours: 3,
      finishedOn: "2020-04-13",
      plays: [{ finished: "2020-04-13", minutes: 180, platform: "PC" }],
    },
    { line: 5, title: "Celeste", platform: "PC", copies: [{ platform: "PC" }] },
  ]);
  expect(read.problems).toEqual([{ line: 4, reason: "This row has no title." }]);
});

test("counts the filled cells of columns that are not used", () => {
  const file = textFile("a.csv", "Title,Link,Empty,Score\nHades,https://x.test,,9\nPortal,,-,8\n");
  const mapping = { ...MAPPING, columns: { title: "title", rating: "Score" } };
  expect(readKnown([file], { mapping }).cells).toMatchObject([
    { column: "Score", kind: "rating", understood: 2 },
    { column: "Link", kind: "unused", unread: 1, empty: 1 },
  ]);
});

test("reads a checkbox as the name of its column", () => {
  const { entries } = readKnown([SHEET], {
    mapping: { ...MAPPING, columns: { title: "game", status: "done" } },
  });
  expect(entries.map(({ statusWord, status }) => [statusWord, status])).toEqual([
    ["Done: yes", "completed"],
    ["Done: no", null],
    ["", null],
  ]);
});

test("keeps each row of a game with several statuses as a play, dated or not", () => {
  const file = textFile(
    "a.csv",
    [
      "Title,Platform,Status,Hours,Finished",
      "Hades,PC,Completed,20,2023-05-06",
      "hades,Nintendo Switch,Playing,10,",
      "Celeste,PS4,,,",
      "Celeste,PC,,,",
      "Tunic,PC,Playing,3,",
    ].join("\n"),
  );
  const columns = {
    ...{ title: "Title", platform: "Platform", status: "Status", hours: "Hours" },
    finishedOn: "Finished",
  };
  const { entries } = readKnown([file], { mapping: { ...MAPPING, columns } });
  expect(filled(entries).map(({ plays, copies }) => ({ plays, copies }))).toEqual([
    { plays: [{ finished: "2023-05-06", minutes: 1200, platform: "PC" }] },
    { plays: [{ minutes: 600, platform: "Nintendo Switch" }] },
    { copies: [{ platform: "PS4" }] },
    { copies: [{ platform: "PC" }] },
    { copies: [{ platform: "PC" }] },
  ]);
});

test.each([
  ["Played", { plays: [{ started: "2024-03-05", minutes: 60 }] }],
  ["Date", { plays: [{ started: "2024-03-05", minutes: 60 }] }],
  ["Last played", { notes: "Last played: 2024-03-05" }],
  ["Finished", { finishedOn: "2024-03-05", plays: [{ finished: "2024-03-05", minutes: 60 }] }],
])(
  "reads a date in the column %s of a game being played as a finish only if the column names one",
  (name, rest) => {
    const file = textFile(
      "a.csv",
      `Title,Status,Hours,${name}\nHades,Completed,,2024-01-02\nCeleste,Playing,1,2024-03-05\n`,
    );
    const mapping = {
      ...MAPPING,
      columns: { title: "Title", status: "Status", hours: "Hours", finishedOn: name },
    };
    const [completed, playing] = filled(readKnown([file], { mapping }).entries);
    expect(completed).toMatchObject({ finishedOn: "2024-01-02", plays: [{ finished: "2024-01-02" }] });
    expect(playing).toEqual({
      ...{ line: 3, title: "Celeste", statusWord: "Playing", status: "playing", hours: 1 },
      ...rest,
    });
  },
);

test("stores each date of several neutral columns of a game being played", () => {
  const file = textFile("a.csv", "Title,Status,Played,Played 2\nHades,Playing,2024-01-02,2024-03-05\n");
  const mapping = {
    ...MAPPING,
    columns: { title: "Title", status: "Status", finishedOn: ["Played", "Played 2"] },
  };
  expect(filled(readKnown([file], { mapping }).entries)).toMatchObject([
    { plays: [{ started: "2024-01-02" }], notes: "Played 2: 2024-03-05" },
  ]);
});

test("keeps the start of a game being played if the file has one", () => {
  const file = textFile("a.csv", "Title,Status,Start,Played\nHades,Playing,2024-01-02,2024-03-05\n");
  const mapping = {
    ...MAPPING,
    columns: { title: "Title", status: "Status", startedOn: "Start", finishedOn: "Played" },
  };
  expect(filled(readKnown([file], { mapping }).entries)).toMatchObject([
    { plays: [{ started: "2024-01-02" }], notes: "Played: 2024-03-05" },
  ]);
});

test.each([
  ["Played", "start"],
  ["Last played", "note"],
  ["Finished", undefined],
])(
  "tells what a date in the column %s is if the user makes an unknown status Playing",
  (name, finishIfPlaying) => {
    const file = textFile("a.csv", `Title,Status,${name}\nHades,Rolling,2024-01-02\n`);
    const mapping = { ...MAPPING, columns: { title: "Title", status: "Status", finishedOn: name } };
    const [entry] = readKnown([file], { mapping }).entries;
    expect(entry).toMatchObject({ status: null, finishedOn: "2024-01-02" });
    expect(entry?.finishIfPlaying).toBe(finishIfPlaying);
  },
);

test("refuses ambiguous dates until the user chooses their order", () => {
  const file = textFile("a.csv", "Title,Date finished\nHades,3/4/2024\n");
  expect(tableOf(file).reading.dateOrder).toBe("ask");
  const mapping = { ...MAPPING, columns: { title: "Title", finishedOn: "Date finished" } };
  expect(refusal([file], { mapping: { ...mapping, dateOrder: null } })).toBe(
    "Choose how the dates are written: day first, or month first.",
  );
  const days = (["dmy", "mdy"] as const).map(
    (dateOrder) => readKnown([file], { mapping: { ...mapping, dateOrder } }).entries[0]?.finishedOn,
  );
  expect(days).toEqual(["2024-04-03", "2024-03-04"]);
});

test("reads no month or year as the time of adding", () => {
  const file = textFile("a.csv", "Title,Added\nHades,2020\nPortal,2020-05\nCeleste,2020-05-06\n");
  const { entries } = readKnown([file], {
    mapping: { ...MAPPING, columns: { title: "Title", addedAt: "Added" } },
  });
  expect(entries.map(({ addedAt, unread }) => addedAt ?? unread)).toEqual([
    "Added: 2020",
    "Added: 2020-05",
    "2020-05-06",
  ]);
});

test("refuses a mapping that has neither titles nor ids", () => {
  const mapping = { ...MAPPING, columns: { title: "No such column", notes: "Notes" } };
  expect(refusal([SHEET], { mapping })).toBe("Choose the column with the titles of the games.");
});

test("reads Steam's and IGDB's ids", () => {
  const file = textFile("a.csv", "igdb_id,steam_appid\n1942,292030\n,400\n");
  const mapping = { ...MAPPING, columns: { igdbId: "igdb_id", steamAppid: "steam_appid" } };
  expect(filled(readKnown([file], { mapping }).entries)).toEqual([
    { line: 2, igdbId: 1942, store: { source: 1, uid: "292030" } },
    { line: 3, store: { source: 1, uid: "400" } },
  ]);
});

test("has one key for the same columns in any order, and another for other columns", () => {
  const key = (header: string) => tableOf(textFile("a.csv", `${header}\nx,y\n`)).headerKey;
  expect(key("Title,Status")).toBe(key("status,TITLE"));
  expect(key("Title,Status")).not.toBe(key("Title,State"));
});

test("names the only column with marks of a status, if no other has the status", () => {
  const hints = (text: string) => tableOf(textFile("a.csv", text)).columns.map(({ hint }) => hint);
  expect(hints("Game,Owned,Beaten\nHades,✔,✔\nCeleste,✔,\n")).toEqual([null, null, "status"]);
  expect(hints("Game,Status,Beaten\nHades,Playing,✔\nCeleste,Paused,\n")).toEqual([null, null, null]);
});

test("guesses columns of hand-made lists", () => {
  const { columns } = tableOf(
    textFile("a.csv", "Game,Time spent,Done on,Remarks\nHades,12,2024-01-02,Again\n"),
  );
  expect(columns.map(({ guess }) => guess)).toEqual(["title", "hours", "finishedOn", "notes"]);
});

test("takes a list of titles alone, and a layout like Letterboxd's", () => {
  expect(tableOf(textFile("a.txt", "Title\nHades\nPortal\n")).columns).toMatchObject([{ guess: "title" }]);
  const { columns, reading } = tableOf(
    textFile(
      "a.csv",
      "Date,Name,Year,URI,Rating,Rewatch,Tags,Watched Date\n2024-01-01,Hades,2020,,4.5,,,2024-01-02\n",
    ),
  );
  expect(columns.map(({ guess }) => guess)).toEqual([
    null,
    "title",
    "year",
    null,
    "rating",
    null,
    "tags",
    "finishedOn",
  ]);
  expect(reading.ratings?.scale).toBe(5);
});
