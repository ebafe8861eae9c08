import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { gameRow, startSupabase, type User } from "./harness.ts";
import { importSteps } from "./import-steps.ts";

let owner: User;
let steps: ReturnType<typeof importSteps>;
const server = await startSupabase();
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.newUser();
  steps = importSteps(owner);
});

const app = (appid: number, gameId: number, minutes = 60) => ({
  ...{ appid, name: `App ${appid}`, playtime_minutes: minutes, matched_by: "steam_id" },
  ...{ game_id: gameId, game_name: `Game ${gameId}`, game_platforms: [], game_genres: [] },
});
const run = (id: string, ...games: object[]) => steps.call("import_steam_games", { games, import: id });
const listed = () => steps.call("own_imports");
const shelf = async () =>
  (
    await owner.client
      .from("user_games")
      .select("game_id, status, imported, steam_playtime_minutes, user_rating, notes")
      .order("game_id")
      .throwOnError()
  ).data;

it("lists an import from Steam, whose batches are undone together", async () => {
  await owner.client.from("user_games").insert(gameRow(owner.id, 1, { status: "completed", user_rating: 8 }));
  const before = await shelf();
  const id = randomUUID();
  await run(id, app(10, 1), app(20, 2));
  await run(id, app(21, 2), app(30, 3));
  // After a lost response.
  await run(id, app(21, 2), app(30, 3));
  expect(await listed()).toMatchObject([
    { id, source: "steam", fileName: "Steam library", state: "done", added: 2, changed: 1 },
  ]);
  expect(await steps.summary(id)).toMatchObject({
    ...{ state: "done", written: 3, toWrite: 0, counts: { new: 2, existing: 1 } },
  });
  expect(await shelf()).toMatchObject([
    { game_id: 1, imported: true, steam_playtime_minutes: 60 },
    { game_id: 2, steam_playtime_minutes: 120 },
    { game_id: 3 },
  ]);

  expect(await steps.undo(id, 1)).toBe("undone");
  expect(await shelf()).toEqual(before);
  expect((await owner.client.from("steam_games").select("appid")).data).toEqual([]);
  expect((await owner.client.from("removed_steam_apps").select("appid").order("appid")).data).toEqual(
    [20, 21, 30].map((appid) => ({ appid })),
  );
});

it("leaves a game that was changed since, and what another import has added", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await run(first, app(10, 1), app(20, 2));
  await run(second, app(10, 1), app(30, 3));
  await owner.client.from("user_games").update({ notes: "Mine" }).eq("game_id", 1).throwOnError();
  expect(await steps.undo(first)).toBe("undone");
  expect(await shelf()).toMatchObject([{ game_id: 1, notes: "Mine" }, { game_id: 3 }]);
  // A page that is still open goes on with its import.
  await run(first, app(20, 2));
  expect(await listed()).toMatchObject([{ id: second }, { id: first, state: "done", added: 1, changed: 0 }]);
});

it("lists no sync, and adds nothing to an import of another user or of a file", async () => {
  await steps.call("import_steam_games", { games: [app(10, 1)] });
  expect(await listed()).toEqual([]);
  const other = await server.newUser();
  const theirs = randomUUID();
  await importSteps(other).call("import_steam_games", { games: [app(10, 1)], import: theirs });
  const file = await steps.read([{ title: "Portal" }]);
  for (const id of [theirs, file]) await expect(run(id, app(20, 2))).rejects.toMatchObject({ code: "QS007" });
  expect(await shelf()).toMatchObject([{ game_id: 1 }]);
});
