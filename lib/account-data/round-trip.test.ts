import { expect, test } from "vitest";
import { readFiles } from "@/lib/import-files/read-file";
import { dataFile } from "./data-file";
import type { DataQuery } from "./input";
import type { DataRow } from "./read-account-data";
import { shelfOf, shelfRow, testReader } from "./test-reader";

const ROWS = [
  shelfRow(1942, {
    game_name: "The Witcher 3: Wild Hunt",
    game_release_date: "2015-01-01",
    status: "completed",
    user_rating: 9,
    shown_hours: 90.5,
    hours_played: 90.5,
    date_completed: "2024-03-02T00:00:00+00:00",
    notes: 'Again, "soon"!\n\n- Gwent\n- Ciri',
  }),
  shelfRow(7, { game_name: "=Formula, the Game", status: "playing", user_rating: 5.5 }),
  shelfRow(8, { status: "want", user_rating: 10 }),
  shelfRow(9, { status: "imported", imported: true, shown_hours: 0.5, steam_playtime_minutes: 30 }),
];

async function readBack(query: DataQuery, rows: DataRow[] = ROWS) {
  const { name, pieces } = dataFile(shelfOf(...rows).reader, query, new Date("2026-11-22T12:00:00Z"));
  const bytes = new TextEncoder().encode((await Array.fromAsync(pieces)).join(""));
  const read = readFiles([{ name, bytes }]);
  if (read.kind !== "entries") throw new Error(JSON.stringify(read));
  expect([read.problems, read.skipped]).toEqual([[], []]);
  return read;
}

/** What every file has. */
const WITCHER = {
  title: "The Witcher 3: Wild Hunt",
  status: "completed",
  rating: 9,
  finishedOn: "2024-03-02",
};
const NOTES = 'Again, "soon"!\n\n- Gwent\n- Ciri';

test("a file for Yamtrack is read again", async () => {
  const { format, entries } = await readBack({ format: "yamtrack" });
  expect(format).toBe("yamtrack");
  expect(entries).toMatchObject([
    { ...WITCHER, igdbId: 1942, hours: 90.5, notes: 'Again, "soon"! - Gwent - Ciri' },
    { igdbId: 7, title: "=Formula, the Game", status: "playing", rating: 5.5, hours: null, notes: null },
    { igdbId: 8, status: "want", rating: 10, finishedOn: null },
    { igdbId: 9, status: "want", rating: null, hours: 0.5 },
  ]);
});

test("a file for Ryot is read again", async () => {
  const { format, entries } = await readBack({ format: "ryot" });
  expect(format).toBe("ryot");
  expect(entries).toMatchObject([
    { ...WITCHER, igdbId: 1942, notes: NOTES, addedAt: "2024-01-05T12:30:15Z" },
    { igdbId: 7, title: "=Formula, the Game", status: "playing", rating: 5.5, notes: null },
    { igdbId: 8, status: "want", rating: 10, finishedOn: null },
    { igdbId: 9, status: null, statusWord: "Owned", rating: null },
  ]);
});

test("a file for Backloggd is read again", async () => {
  const { format, entries } = await readBack({ format: "backloggd", notes: "1" });
  expect(format).toBe("backloggd-transfer");
  expect(entries).toMatchObject([
    { ...WITCHER, slug: "the-witcher-3-wild-hunt", hours: 90.5, notes: NOTES },
    { slug: "formula-the-game", title: "=Formula, the Game", status: "playing", rating: 6 },
    { slug: "game-8", status: "want", rating: 10, finishedOn: null },
    { slug: "game-9", status: null, hours: 0.5 },
  ]);
});

const PLAYS = new Map([
  [
    1942,
    [
      { started: "2019", finished: "2019-05", outcome: "abandoned" as const, minutes: 600 },
      { started: "2023-12-24", finished: "2024-03-02", outcome: "finished" as const, minutes: 3000 },
    ],
  ],
  [7, [{ started: "2024-01-02", finished: null, outcome: "playing" as const, minutes: 0 }]],
]);

test.each([
  ["yamtrack", "2019-01-01", [[600], [4830]], "2024-01-02"],
  ["backloggd", "2019-01-01", [[600, 4830]], "2024-01-02"],
  ["ryot", null, [[0]], null],
] as const)(
  "a file for %s has each play, with the game's other hours",
  async (format, first, minutes, open) => {
    const { reader } = testReader({ length: ROWS.length, row: (index) => ROWS[index] ?? {} }, PLAYS);
    const pieces = await Array.fromAsync(dataFile(reader, { format }, new Date()).pieces);
    const read = readFiles([{ name: "a", bytes: new TextEncoder().encode(pieces.join("")) }]);
    const entries = read.kind === "entries" ? read.entries : [];
    const witcher = entries.filter(({ title }) => title.startsWith("The Witcher"));
    expect(witcher.map(({ plays }) => plays.map((play) => play.minutes))).toEqual(minutes);
    const plays = witcher.flatMap((entry) => entry.plays);
    expect(plays.at(-1)).toMatchObject({ started: "2023-12-24", finished: "2024-03-02" });
    if (first) expect(plays[0]).toMatchObject({ started: first, finished: "2019-05-01" });
    expect(witcher.map(({ rating }) => rating).filter(Boolean)).toEqual([9]);
    const playing = entries.find(({ title }) => title.startsWith("=Formula"));
    expect(playing?.plays[0]?.started ?? null).toBe(open);
    if (format === "yamtrack") expect(witcher.map(({ status }) => status)).toEqual(["dropped", "completed"]);
  },
);

test("the table for spreadsheets is read again", async () => {
  const { format, entries } = await readBack({ format: "csv", table: "games" });
  expect(format).toBe("questshelf");
  expect(entries).toMatchObject([
    {
      ...WITCHER,
      year: 2015,
      igdbId: 1942,
      store: { source: 1, uid: "292030" },
      hours: 90.5,
      notes: NOTES,
      addedAt: "2024-01-05",
    },
    { igdbId: 7, title: "=Formula, the Game", status: "playing", rating: 5.5 },
    { igdbId: 8, status: "want", rating: 10 },
    { igdbId: 9, status: null, hours: 0.5 },
  ]);
});

test.each(["paused", "dropped", "endless"])(
  "the table for spreadsheets has the status %s",
  async (status) => {
    const { entries } = await readBack({ format: "csv", table: "games" }, [shelfRow(7, { status })]);
    expect(entries).toMatchObject([{ igdbId: 7, status }]);
  },
);

test.each([{ format: "json" }, { format: "csv", table: "user_games" }] satisfies DataQuery[])(
  "the shelf's own rows are read again: %j",
  async (query) => {
    const rows = [
      ...ROWS,
      shelfRow(10, {
        hours_played: 0,
        user_rating: 0,
        game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
        game_summary: "A game,\nof lines.",
        game_rating: 71.25,
        game_release_date: "2020-01-01",
        game_platforms: ["PC (Microsoft Windows)", "Mac"],
        game_genres: ["Adventure"],
      }),
      ...["paused", "dropped", "endless"].map((status, index) => shelfRow(11 + index, { status })),
    ];
    const { format, entries } = await readBack(query, rows);
    expect(format).toBe("questshelf");
    const kept = ["game_cover_url", "game_summary", "game_rating", "game_release_date", "game_platforms"];
    const exact = ["imported", "date_added", "date_completed", "hours_played", "steam_playtime_minutes"];
    for (const [index, row] of rows.entries()) {
      const names = [...kept, ...exact, "game_name", "game_genres"];
      expect(entries[index]?.own).toMatchObject(Object.fromEntries(names.map((name) => [name, row[name]])));
      expect(entries[index]).toMatchObject({
        igdbId: row.game_id,
        status: row.status === "imported" ? null : row.status,
        rating: row.user_rating,
        notes: row.notes,
      });
    }
  },
);
