import { expect, test } from "vitest";
import { readFiles } from "@/lib/import-files/read-file";
import { dataFile } from "./data-file";
import type { DataQuery } from "./input";
import type { DataRow } from "./read-account-data";
import { shelfOf, shelfRow } from "./test-reader";

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
