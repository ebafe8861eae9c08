import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, type User } from "./harness.ts";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const PORTAL = 71;
const PORTAL_2 = 72;
const WITCHER = 1942;

let user: User;
let steps: ReturnType<typeof importSteps>;
const server = await startWithCatalogue();
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.newUser();
  steps = importSteps(user);
});

const finished = (day: string) => ({ finished: day });
const put = (game: number, rest: Record<string, unknown>) =>
  user.client
    .from("user_games")
    .insert(gameRow(user.id, game, rest))
    .throwOnError();

it("reads no row for the summary, and for a page only its own rows", async () => {
  const id = await steps.read([
    { igdb_id: PORTAL, status_word: "Beaten", status: "completed", plays: [finished("2020")] },
    { igdb_id: PORTAL_2, status_word: "Beaten", status: "completed", plays: [finished("2021")] },
    { igdb_id: WITCHER, status_word: "Now" },
    { title: "No such game of any catalogue" },
    { problem: "This row has no title." },
  ]);
  const summary = await steps.summary(id);
  expect(summary).toMatchObject({
    ...{ rows: 5, leftToMatch: 0, counts: { new: 3, not_found: 1, unreadable: 1 } },
    records: [{ kind: "plays", added: 2 }],
    statusWords: [
      { word: "Beaten", count: 2, status: "completed" },
      { word: "", count: 1, status: null },
      { word: "Now", count: 1, status: null },
    ],
  });
  const page = await steps.page(id, "new", { page_size: 1 });
  await server.sql("delete from public.import_rows where row > 1");
  expect(await steps.summary(id)).toEqual(summary);
  expect(await steps.page(id, "new", { page_size: 1 })).toEqual(page);
});

it("lists the different status words of a game's rows, without those of rows that are left out", async () => {
  const id = await steps.read([
    { igdb_id: WITCHER, status_word: "Completed", status: "completed" },
    { igdb_id: WITCHER, status_word: "Playing", status: "playing" },
    { igdb_id: WITCHER, status_word: "Completed", status: "completed" },
    { igdb_id: WITCHER, status_word: "Sold" },
    { igdb_id: PORTAL },
  ]);
  await steps.options(id, { status_words: { Sold: "skip" } });
  expect(await steps.page(id, "new")).toMatchObject([
    { lines: [2, 3, 4], statusWords: ["Completed", "Playing"] },
    { statusWords: [] },
  ]);
});

it("lists a game that only gets a play as changed, once", async () => {
  await put(WITCHER, { status: "paused" });
  const row = { igdb_id: WITCHER, status: "paused", plays: [{ started: "2024-05-01" }] };
  const id = await steps.read([row]);
  expect((await steps.summary(id)).counts).toMatchObject({ existing: 1, unchanged: 0 });
  expect(await steps.page(id, "existing")).toMatchObject([
    { changes: [{ field: "plays", from: null, to: 1 }] },
  ]);
  expect(await steps.write(id)).toBe(1);
  expect(await steps.summary(id)).toMatchObject({
    toWrite: 0,
    recordsToWrite: 0,
    counts: { existing: 1 },
  });
  expect((await user.client.from("plays").select("outcome")).data).toEqual([{ outcome: "paused" }]);

  const again = await steps.read([row]);
  expect((await steps.summary(again)).counts).toMatchObject({ existing: 0, unchanged: 1 });
  expect(await steps.write(again)).toBe(0);
  expect(await steps.undo(id)).toBe("undone");
  expect((await user.client.from("plays").select("id")).data).toEqual([]);
  expect((await user.client.from("user_games").select("status")).data).toEqual([{ status: "paused" }]);
});

it("groups again what a choice, a word or a rule changes", async () => {
  await put(WITCHER, { status: "want", user_rating: 5 });
  const id = await steps.read([
    { igdb_id: WITCHER, status_word: "Shelved", rating: 9 },
    { igdb_id: PORTAL, status_word: "Shelved" },
    { title: "No such game of any catalogue" },
  ]);
  const counts = async () => (await steps.summary(id)).counts;
  expect(await counts()).toMatchObject({ new: 1, existing: 0, unchanged: 1, not_found: 1 });
  await steps.options(id, { policy: { rating: "file" } });
  expect(await counts()).toMatchObject({ new: 1, existing: 1, unchanged: 0 });
  await steps.options(id, { status_words: { Shelved: "skip" } });
  expect(await counts()).toMatchObject({ new: 0, existing: 0, unchanged: 0, skipped: 2 });
  await steps.options(id, { status_words: { Shelved: "playing" } });
  await steps.call("choose_import_game", { import: id, of_row: 3, game_id: WITCHER });
  expect(await counts()).toMatchObject({ new: 1, existing: 1, not_found: 0, skipped: 0 });
  expect(await steps.page(id, "existing")).toMatchObject([{ row: 1, lines: [2, 4] }]);
  await steps.call("choose_import_game", { import: id, of_row: 3, skip: true });
  expect(await counts()).toMatchObject({ new: 1, existing: 1, skipped: 1 });
});

it("refuses more than 20,000 plays, and counts those of a repeated call once", async () => {
  const id = await steps.begin();
  const full = Array.from({ length: 100 }, () => ({
    igdb_id: WITCHER,
    plays: Array.from({ length: 100 }, () => finished("2020")),
  }));
  await steps.add(id, full);
  await steps.add(id, full);
  await steps.add(id, full, 101);
  await expect(steps.add(id, [{ igdb_id: WITCHER, plays: [finished("2020")] }], 201)).rejects.toMatchObject({
    code: "QS004",
    message: "An import can have 20,000 plays. Divide the file into smaller ones.",
  });
});
