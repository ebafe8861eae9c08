import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { expect, test } from "../support/fixtures";
import { beginImport, fileOf, playRows, runStep, shelfRows, summaryOf } from "../support/imports";

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

/** Game, start, finish, outcome and minutes of each play; of the files that have any. */
const PLAYS: Record<string, Awaited<ReturnType<typeof playRows>>> = {
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

function contentOf(name: string): Buffer {
  if (name !== "grouvee.zip") return readFileSync(FILES + name);
  const collection = readFileSync(`${FILES}grouvee-collection.csv`);
  const whole = readFileSync(`${FILES}grouvee_export.json`);
  return Buffer.from(zipSync({ "collection.csv": collection, "grouvee_export.json": whole }));
}

test("imports each format to the shelf, changes nothing the second time, and undoes it", async ({
  userRequest: request,
}) => {
  // One user for all: a registration takes longer than an import.
  test.setTimeout(300_000);
  for (const [names, shelf] of Object.entries(SHELVES)) {
    const files = names.split(" + ").map((name) => fileOf(name, contentOf(name)));
    const id = await beginImport(request, files);
    await runStep(request, id, "write");
    expect.soft(await shelfRows(request), names).toEqual(shelf);
    const plays = await playRows(request);
    expect.soft(plays, names).toEqual(PLAYS[names] ?? []);

    const again = await beginImport(request, files);
    const { counts } = await summaryOf(request, again);
    expect.soft(counts, names).toMatchObject({ new: 0, existing: 0, unchanged: shelf.length });
    await runStep(request, again, "write");
    expect.soft(await shelfRows(request), names).toEqual(shelf);
    expect.soft(await playRows(request), names).toEqual(plays);

    await runStep(request, id, "undo");
    expect.soft(await shelfRows(request), names).toEqual([]);
  }
});
