import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { afterAll, expect, it } from "vitest";
import { readFiles } from "../../lib/import-files/read-file.ts";
import { toProblemRow, toRow } from "../../lib/imports/to-row.ts";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const FILES = fileURLToPath(new URL("../../lib/import-files/test-files/", import.meta.url));

/** The day of completion if a file has none. */
const TODAY = new Date().toISOString().slice(0, 10);

/** Name, status, rating, hours, day of completion and notes of each game on the shelf. */
type Row = [string, string, number | null, number | null, string | null, string | null];

/** By files that are chosen together; titles that the sandbox's catalogue lacks are not found. */
const SHELVES: Record<string, Row[]> = {
  "grouvee.zip": [
    ["Celeste", "playing", null, 1, null, null],
    ["Fallout 76", "dropped", 3, 2, null, null],
    ["Hades", "imported", 9, null, null, null],
    ["Hollow Knight: Silksong", "want", null, null, null, null],
    ["Outer Wilds", "want", null, null, null, null],
    ["Split Fiction", "completed", 10, 18.2, "2025-05-03", 'Loved it, "really"\nand twice'],
  ],
  "infinite-backlog.csv + infinite-backlog-wishlist.csv": [
    ["Baldur's Gate 3", "want", null, null, null, null],
    [
      "Final Fantasy VII Rebirth",
      "completed",
      8,
      85.2,
      "2025-11-04",
      "Amount paid: 32.99\n\nFirst line\nsecond line, with a comma",
    ],
    ["Grand Theft Auto V", "paused", 7, 15, null, null],
    ["Portal 2", "imported", null, null, null, null],
    ["Split Fiction", "want", null, null, null, null],
    ["The Witcher 3: Wild Hunt", "dropped", null, 0.5, null, null],
  ],
  "how-long-to-beat.csv": [
    ["Celeste", "want", null, null, null, null],
    ["Control", "paused", null, null, null, null],
    ["Fallout 76", "dropped", 3, null, "2023-06-01", null],
    ["Hades", "completed", 9.5, 30.8, "2021-02-03", 'Great "loop",\ntwo lines\n\nBest of all'],
    ["Outer Wilds", "imported", null, null, null, null],
    ["Resident Evil 7: Biohazard", "completed", 7, 3, null, null],
    ["Rocket League", "endless", null, null, null, null],
  ],
  "backloggd-plus.csv": [
    ["Celeste", "imported", 10, null, null, null],
    ["Hades", "playing", null, 3, null, null],
    ["Hollow Knight: Silksong", "want", null, null, null, null],
    ["Outer Wilds", "want", null, null, null, null],
    ["Tetris", "completed", null, null, TODAY, null],
  ],
  "backloggd-script.csv": [
    ["Celeste", "imported", null, null, null, null],
    ["Control", "paused", 6, null, null, null],
    ["Hades", "completed", 9, null, TODAY, null],
    ["Outer Wilds", "want", null, null, null, null],
    ["Portal", "imported", null, null, null, null],
    ["Rocket League", "imported", 7, null, null, null],
  ],
  "backloggd-importable.csv": [
    ["Celeste", "playing", null, null, null, null],
    ["Hades", "completed", 9, null, "2021-02-03", null],
    ["Outer Wilds", "want", null, null, null, null],
    ["Portal", "imported", 6, null, null, null],
  ],
  "backloggd-transfer.json": [
    ["Celeste", "imported", null, null, null, null],
    ["Control", "paused", null, null, null, null],
    ["Hades", "playing", null, 40.1, null, null],
    ["Outer Wilds", "want", null, null, null, null],
    ["Rocket League", "imported", null, null, null, null],
  ],
  "backloggery-library.csv + backloggery-history.csv + backloggery-reviews.csv": [
    ["Elden Ring", "want", null, null, null, null],
    ["Half-Life 2", "completed", 9, null, "2011-04-05", 'The best, "ever"'],
    ["Half-Life 2: Episode One", "completed", null, null, TODAY, null],
    ["Sonic the Hedgehog", "completed", 6, null, TODAY, null],
    ["Tetris Effect", "endless", null, null, null, null],
    ["Wii Sports", "imported", null, null, null, null],
  ],
  "played.csv": [["Rocket League", "imported", null, null, null, null]],
  "playnite.csv": [
    ["Celeste", "paused", null, 0.5, null, null],
    ["Control", "paused", 7, 1, null, null],
    ["Hades", "completed", 9, 23, TODAY, "Two\nlines"],
    ["Portal", "want", null, null, null, null],
    ["The Witcher 3: Wild Hunt", "want", null, null, null, null],
    ["Wii Sports", "imported", null, null, null, null],
  ],
  "yamtrack.csv": [
    ["Baldur's Gate 3", "want", null, null, null, null],
    ["Portal", "playing", 10, 1, null, null],
    ["Portal 2", "dropped", 4, 0.8, null, null],
    ["Resident Evil 7: Biohazard", "completed", null, 3, TODAY, null],
    ["The Witcher 3: Wild Hunt", "playing", 9, 90, "2024-03-02", "two\nlines"],
  ],
  "questshelf.json": [
    ["Hades", "imported", 0, null, null, null],
    ["The Witcher 3: Wild Hunt", "completed", 9.5, 90.5, "2024-03-02", "=not a formula\n'here"],
  ],
  "questshelf.csv": [
    ["Hades", "imported", null, null, null, null],
    ["The Witcher 3: Wild Hunt", "completed", 9.5, 90.5, "2024-03-02", "=not a formula"],
  ],
  "ryot.json": [
    ["Celeste", "want", null, null, null, null],
    ["Hades", "playing", null, null, null, null],
    ["Portal", "completed", null, null, "2020-05-06", null],
    ["The Witcher 3: Wild Hunt", "completed", 9, null, "2024-03-02", "Great"],
  ],
};

type Play = [string, string | null, string | null, string, number];

/** Game, start, finish, outcome and minutes of each play; of the files that have any. */
const PLAYS: Record<string, Play[]> = {
  "grouvee.zip": [
    ["Celeste", "2024-01-01", null, "playing", 60],
    ["Split Fiction", "2025-03-09", "2025-05-03", "finished", 1090],
  ],
  "infinite-backlog.csv + infinite-backlog-wishlist.csv": [
    ["Final Fantasy VII Rebirth", null, "2025-11-04", "finished", 4992],
  ],
  "how-long-to-beat.csv": [
    ["Fallout 76", "2023-05", "2023-06-01", "abandoned", 0],
    ["Hades", "2021-01-01", "2021-02-03", "finished", 1332],
    ["Resident Evil 7: Biohazard", null, "2012", "finished", 180],
  ],
  "backloggd-plus.csv": [["Hades", "2024-08-02", null, "playing", 180]],
  "backloggd-importable.csv": [
    ["Celeste", "2024-01-05", null, "playing", 0],
    ["Hades", null, "2021-02-03", "finished", 0],
  ],
  "backloggery-library.csv + backloggery-history.csv + backloggery-reviews.csv": [
    ["Half-Life 2", "2010-02-03", "2011-04-05", "finished", 0],
  ],
  "yamtrack.csv": [
    ["Resident Evil 7: Biohazard", "2024-02-09", null, "finished", 180],
    ["The Witcher 3: Wild Hunt", "2024-01-05", "2024-03-02", "finished", 5400],
  ],
  "ryot.json": [
    ["Hades", "2024-01-06", null, "playing", 0],
    ["Portal", null, "2020-05-06", "finished", 0],
    ["The Witcher 3: Wild Hunt", "2024-01-05", "2024-03-02", "finished", 0],
  ],
};

const server = await startWithCatalogue();
const owner = await server.newUser();
const steps = importSteps(owner);
afterAll(() => server.stop());

function bytesOf(name: string): Uint8Array {
  if (name !== "grouvee.zip") return new Uint8Array(readFileSync(FILES + name));
  return zipSync({
    "collection.csv": readFileSync(`${FILES}grouvee-collection.csv`),
    "grouvee_export.json": readFileSync(`${FILES}grouvee_export.json`),
  });
}

/** Reads, stores and matches files as an upload does. @returns the import's id */
async function beginImport(names: string): Promise<string> {
  const read = readFiles(names.split(" + ").map((name) => ({ name, bytes: bytesOf(name) })));
  if (read.kind !== "entries") throw new Error(`${names}: ${JSON.stringify(read)}`);
  const id = await steps.call("begin_import", { source: read.format, file_name: names });
  const rows = [...read.entries.map(toRow), ...read.problems.map(toProblemRow)];
  await steps.call("add_import_rows", {
    import: id,
    rows: rows.map((row, index) => ({ row: index + 1, ...row })),
  });
  const records = read.records.map((record, index) => ({ place: index + 1, ...record }));
  await steps.call("add_import_records", { import: id, records });
  await steps.match(id);
  return id;
}

const rowsOf = async (sql: string) => (await server.sql(sql, [owner.id])).map((row) => Object.values(row));
const shelfRows = () =>
  rowsOf(`select game_name, status, user_rating::float8, hours_played::float8,
      to_char(date_completed at time zone 'utc', 'YYYY-MM-DD'), notes
    from public.user_games where user_id = $1 order by game_name`);
const playRows = () =>
  rowsOf(`select game_name, started, finished, outcome, minutes
    from public.plays join public.user_games using (user_id, game_id)
    where user_id = $1 order by game_name, coalesce(started, finished)`);

it.each(Object.entries(SHELVES))(
  "imports %s, changes nothing the second time, and undoes it",
  async (names, shelf) => {
    const plays = PLAYS[names] ?? [];
    const id = await beginImport(names);
    await steps.write(id);
    expect(await shelfRows()).toEqual(shelf);
    expect(await playRows()).toEqual(plays);

    const again = await beginImport(names);
    const { counts } = await steps.summary(again);
    expect(counts).toMatchObject({ new: 0, existing: 0, unchanged: shelf.length });
    await steps.write(again);
    expect(await shelfRows()).toEqual(shelf);
    expect(await playRows()).toEqual(plays);

    await steps.undo(id);
    expect(await shelfRows()).toEqual([]);
  },
);
