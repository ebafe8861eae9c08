import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { newsBeyondBounds } from "./harness.ts";
import { failure, game, startImportShelf } from "./import-shelf.ts";
import { importSteps } from "./import-steps.ts";

const { server, owner, steps, clear, shelf, put, importOf } = await startImportShelf();
afterAll(() => server.stop());
afterEach(async () => expect(await newsBeyondBounds(server.sql)).toEqual([]));
beforeEach(clear);

describe("the undo", () => {
  it("restores the shelf with Steam's data, and works once", async () => {
    await put(1, { status: "imported", imported: true, steam_playtime_minutes: 61 });
    await owner.client.from("steam_games").insert({
      ...{ user_id: owner.id, appid: 10, game_id: 1, name: "App", matched_by: "name", playtime_minutes: 61 },
    });
    await put(2, { notes: "mine", status: "want" });
    const before = await shelf();
    const { id } = await importOf(
      ...[1, 2, 3, 4].map((n) => game(n, { status: "playing", hours: 99, rating: 3, notes: "f" })),
    );
    expect(await shelf()).toHaveLength(4);
    expect(await steps.call("undo_import", { import: id, batch: 3 })).toEqual({ left: 1, state: "undoing" });
    expect(await failure(steps.writeBatch(id))).toMatchObject({ code: "QS008" });
    expect(await steps.undo(id)).toBe("undone");
    expect(await shelf()).toEqual(before);
    expect((await owner.client.from("steam_games").select()).data).toHaveLength(1);
    expect(await steps.undo(id)).toBe("undone");
    expect(await steps.summary(id)).toMatchObject({ state: "undone", toWrite: 0 });
  });

  it("leaves later edits, removals and additions alone", async () => {
    await put(1, { status: "imported", user_rating: null });
    const rows = [1, 2, 3, 4].map((n) => game(n, { status: "playing", hours: 9, notes: "f" }));
    const { id } = await importOf(...rows);
    const edit = (n: number, change: object) =>
      owner.client.from("user_games").update(change).eq("game_id", n);
    await edit(1, { notes: "later" });
    await edit(2, { user_rating: 10 });
    await owner.client.rpc("remove_games", { game_ids: [3] });
    await put(9);
    await steps.undo(id);
    expect(await shelf()).toMatchObject([
      { game_id: 1, status: "imported", hours_played: null, notes: "later" },
      { game_id: 2, status: "playing", hours_played: 9, notes: "f", user_rating: 10 },
      { game_id: 9 },
    ]);
  });

  it("leaves a game that Steam's import has touched since", async () => {
    const { id } = await importOf(game(1), game(2));
    await owner.client.rpc("import_steam_games", {
      games: [
        { appid: 10, name: "App", playtime_minutes: 5, matched_by: "name", game_id: 1, game_name: "One" },
      ],
    });
    await steps.undo(id);
    expect(await shelf()).toMatchObject([{ game_id: 1, steam_playtime_minutes: 5 }]);
  });

  it("is possible after half of a write, and for 7 days", async () => {
    const half = await steps.read([game(1), game(2)]);
    await steps.writeBatch(half, 1);
    expect(await steps.undo(half)).toBe("undone");
    expect(await shelf()).toEqual([]);
    const { id } = await importOf(game(1));
    const { undoUntil } = await steps.summary(id);
    expect((Date.parse(undoUntil) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    await server.sql("update public.imports set undo_until = now() - interval '1 second' where id = $1", [
      id,
    ]);
    expect(await failure(steps.undo(id))).toMatchObject({ code: "QS009" });
    expect(await shelf()).toHaveLength(1);
  });
});

describe("old imports", () => {
  const count = async (table: string) =>
    (await server.sql(`select count(*)::int as n from public.${table} where import_id is not null`))[0]?.n;

  it("keep their lines only, from the next import on", async () => {
    const { id } = await importOf(game(1), game(2));
    await server.sql("update public.imports set undo_until = now() - interval '1 second'");
    const next = await steps.begin();
    expect([await count("import_rows"), await count("import_games")]).toEqual([0, 0]);
    expect(await steps.summary(id)).toMatchObject({
      state: "done",
      counts: { new: 2 },
      written: 2,
      toWrite: 0,
    });
    expect((await steps.call("own_imports")).map((line: { id: string }) => line.id)).toEqual([next, id]);
  });

  it("are deleted with the account, and those that broke off after a day", async () => {
    const leaving = await server.newUser();
    const theirs = importSteps(leaving);
    const id = await theirs.read([game(1), { title: "Qqq" }]);
    await theirs.call("choose_import_game", { import: id, of_row: 2, skip: true });
    await theirs.call("save_import_mapping", { header_key: "a", mapping: { a: "title" } });
    await theirs.write(id);
    await server.sql("delete from auth.users where id = $1", [leaving.id]);
    for (const table of ["imports", "import_rows", "import_games", "import_choices", "import_mappings"])
      expect(
        await server.sql(`select 1 from public.${table} where user_id = $1`, [leaving.id]),
        table,
      ).toEqual([]);
    const broken = await steps.begin();
    await server.sql("update public.imports set created_at = now() - interval '25 hours'");
    await steps.begin();
    expect(await steps.summary(broken)).toBeNull();
  });

  it("are deleted when they have waited for 30 days to be reviewed, with what they take of the limits", async () => {
    const old = await steps.read([game(1)]);
    const written = await importOf(game(2));
    await server.sql("update public.imports set created_at = now() - interval '31 days'");
    const waiting = await steps.read([game(3)]);
    await server.sql("update public.imports set created_at = now() - interval '29 days' where id = $1", [
      waiting,
    ]);
    await steps.begin();
    expect(await steps.summary(old)).toBeNull();
    expect(await server.sql("select from public.import_rows where import_id = $1", [old])).toEqual([]);
    expect(await steps.summary(waiting)).toMatchObject({ state: "review" });
    expect(await steps.summary(written.id)).toMatchObject({ state: "done" });
  });
});
