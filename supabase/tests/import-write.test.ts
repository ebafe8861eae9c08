import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { gameRow, newsBeyondBounds } from "./harness.ts";
import { failure, game, startImportShelf } from "./import-shelf.ts";

const { server, owner, steps, clear, shelf, put, importOf } = await startImportShelf();
afterAll(() => server.stop());
afterEach(async () => expect(await newsBeyondBounds(server.sql)).toEqual([]));
beforeEach(clear);

describe("the preview", () => {
  it("is what the write does, for many combinations", async () => {
    const values = {
      status: ["want", "playing", "completed", "paused", "dropped", "endless", null],
      rating: [null, 7, 0],
      hours: [null, 4, 20],
      notes: [null, "f"],
      finished_on: [null, "2015-03-04"],
    };
    const mine = {
      status: ["want", "playing", "completed", "paused", "dropped", "endless", "imported"],
      user_rating: [null, 5],
      hours_played: [null, 0, 10],
      notes: [null, "m"],
      date_completed: [null, "2011-01-01T00:00:00+00:00", "2011-01-01T05:00:00+00:00"],
    };
    let seed = 7;
    const pick = <T>(list: readonly T[]): T => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return list[Math.floor((seed / 2_147_483_648) * list.length)] as T;
    };
    const pickAll = (lists: Record<string, readonly unknown[]>) =>
      Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, pick(list)]));
    for (let round = 0; round < 4; round++) {
      await server.sql("delete from public.user_games");
      const rows = Array.from({ length: 25 }, (_, n) => gameRow(owner.id, n + 1, pickAll(mine)));
      await owner.client.from("user_games").insert(rows).throwOnError();
      const before = await shelf();
      const id = await steps.read(Array.from({ length: 70 }, (_, n) => game((n % 40) + 1, pickAll(values))));
      await steps.options(id, {
        policy: Object.fromEntries(
          ["status", "rating", "hours", "notes", "date_completed"].map((field) => [
            field,
            pick(["mine", "file"]),
          ]),
        ),
      });
      const listed = [...(await steps.page(id, "new")), ...(await steps.page(id, "existing"))];
      const { counts } = await steps.summary(id);
      expect(counts.new + counts.existing + counts.unchanged).toBe(40);
      await steps.write(id, 7);
      const after = await shelf();
      const columns: Record<string, string> = { rating: "user_rating", hours: "hours_played" };
      for (const row of after) {
        const expected = before.find(({ game_id }) => game_id === row.game_id) ?? {};
        const changes = listed.find(({ game }) => game.id === row.game_id)?.changes ?? [];
        for (const field of ["status", "rating", "hours", "notes", "date_completed"]) {
          const column = columns[field] ?? field;
          const change = changes.find((change: { field: string }) => change.field === field);
          if (change) expect(change.from).toEqual(expected[column] ?? null);
          expect(row[column], `${row.game_id} ${column}`).toEqual(
            change ? change.to : (expected[column] ?? null),
          );
        }
      }
      expect((await steps.summary(id)).counts).toEqual(counts);
      await steps.undo(id, 9);
      expect(await shelf()).toEqual(before);
    }
  });

  it("lists groups in pages, with all their lines", async () => {
    const id = await steps.read([
      ...Array.from({ length: 12 }, (_, n) => game((n % 5) + 1)),
      { problem: "bad" },
    ]);
    const first = await steps.call("import_page", { import: id, kind: "new", page_size: 3 });
    expect(first).toMatchObject({ rows: [{ row: 1, lines: [2, 7, 12] }, { row: 2 }, { row: 3 }], next: 3 });
    const second = await steps.call("import_page", {
      import: id,
      kind: "new",
      page_size: 3,
      after_row: first.next,
    });
    expect(second).toMatchObject({ rows: [{ row: 4 }, { row: 5 }], next: null });
    expect(await steps.page(id, "unreadable")).toMatchObject([{ lines: [14], problem: "bad", game: null }]);
    expect(await steps.page(id, "what")).toEqual([]);
  });

  it("counts what each list has: before, during and after the write", async () => {
    await owner.client.from("user_games").insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
    const id = await steps.read([
      ...[1, 2, 3, 4, 5, 5].map((number) => game(number, { rating: number === 2 ? null : 8 })),
      { title: "Nothing like it" },
      { problem: "bad" },
      game(6, { status_word: "Shelved" }),
    ]);
    await steps.options(id, { status_words: { Shelved: "skip" } });
    const listed = async () => {
      const { counts } = await steps.summary(id);
      const pages = await Promise.all(Object.keys(counts).map((kind) => steps.page(id, kind)));
      expect(Object.values(counts)).toEqual(pages.map(({ length }) => length));
      return counts;
    };
    expect(await listed()).toMatchObject({ new: 3, existing: 1, unchanged: 1, unreadable: 1, skipped: 1 });
    await steps.writeBatch(id, 2);
    await listed();
    await steps.write(id);
    expect(await listed()).toMatchObject({ new: 3, existing: 1 });
  });

  it("looks up many rows at once in a large catalogue of which the database has no statistics", async () => {
    await server.sql(
      `insert into public.games (id, slug, name, updated_at)
       select n, 'many-' || n, 'Many ' || n, now() from generate_series(100001, 120000) n`,
    );
    const id = await steps.begin();
    const titles = await server.sql("select name as title from public.games where id < 100000");
    await steps.add(
      id,
      Array.from({ length: 1000 }, (_, index) => ({ ...titles[index % titles.length] })),
    );
    await steps.call("end_reading", { import: id });
    // A call ends after a while. One that reads the whole catalogue for each row does a title a call.
    let calls = 0;
    for (let left = 1; left > 0 && calls < titles.length; calls++) {
      ({ left } = Object(await steps.call("match_import", { import: id, batch: 1000 })));
    }
    await server.sql("delete from public.games where id > 100000");
    expect(calls).toBeLessThan(titles.length / 2);
  });

  it("follows the meaning of a status word", async () => {
    const id = await steps.read([
      game(1, { status_word: "Beaten", status: "completed" }),
      game(2, { status_word: "Shelved" }),
      game(3, { status_word: "Shelved" }),
    ]);
    expect((await steps.summary(id)).statusWords).toEqual([
      { word: "Shelved", count: 2, status: null },
      { word: "Beaten", count: 1, status: "completed" },
    ]);
    await steps.options(id, { status_words: { Beaten: "none", Shelved: "skip" } });
    expect((await steps.summary(id)).counts).toMatchObject({ new: 1, skipped: 2 });
    await steps.options(id, { status_words: { Shelved: "playing" } });
    expect(await steps.write(id)).toBe(3);
    expect((await shelf()).map(({ status }) => status)).toEqual(["imported", "playing", "playing"]);
  });
});

describe("the write", () => {
  it("changes nothing for the same file again", async () => {
    const rows = [
      game(1, { status: "completed", rating: 9, hours: 3, notes: "n", finished_on: "2015-03-04" }),
      game(2),
      game(50),
    ];
    await importOf(...rows);
    const before = await server.sql("select * from public.user_games order by game_id");
    const { id, written } = await importOf(...rows);
    expect(written).toBe(0);
    expect((await steps.summary(id)).counts).toMatchObject({ unchanged: 3, new: 0, existing: 0 });
    expect(await server.sql("select * from public.user_games order by game_id")).toEqual(before);
  });

  it("goes on after it was stopped, and may be repeated when all is written", async () => {
    const id = await steps.read(Array.from({ length: 10 }, (_, n) => game(10 - n)));
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 4, left: 6, state: "writing" });
    expect((await shelf()).map(({ game_id }) => game_id)).toEqual([1, 2, 3, 4]);
    expect(await steps.summary(id)).toMatchObject({
      state: "writing",
      written: 4,
      toWrite: 6,
      counts: { new: 10 },
    });
    await put(7, { notes: "meanwhile" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 3, left: 2, state: "writing" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 2, left: 0, state: "done" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 0, left: 0, state: "done" });
    expect(await steps.summary(id)).toMatchObject({
      state: "done",
      written: 9,
      toWrite: 0,
      counts: { new: 9, unchanged: 1 },
    });
    expect(await steps.call("own_imports")).toMatchObject([
      { id, added: 9, changed: 0, fileName: "games.csv" },
    ]);
  });

  it("writes what was chosen after it was done", async () => {
    const id = await steps.read([game(1), { title: "Qqq unknown" }]);
    await steps.write(id);
    expect(await steps.page(id, "not_found")).toMatchObject([{ row: 2, match: "none" }]);
    await steps.call("choose_import_game", { import: id, of_row: 2, game_id: 3 });
    expect((await steps.summary(id)).toWrite).toBe(1);
    expect(await steps.write(id)).toBe(1);
    expect((await shelf()).map(({ game_id }) => game_id)).toEqual([1, 3]);
    const again = steps.call("choose_import_game", { import: id, of_row: 2, game_id: 4 });
    expect(await failure(again)).toMatchObject({ code: "QS008" });
  });

  it("fails whole when the shelf is full, and goes on with what fits", async () => {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status)
       select $1, n, 'Game ' || n, 'want' from generate_series(1001, 20998) n`,
      [owner.id],
    );
    const id = await steps.read([1, 2, 3].map((n) => game(n)));
    const full = { code: "QS001", message: "Your shelf is full: it holds 20,000 games." };
    expect(await failure(steps.writeBatch(id))).toEqual(full);
    expect(await steps.writeBatch(id, 1)).toMatchObject({ written: 1, left: 2, state: "writing" });
    expect(await failure(steps.writeBatch(id))).toEqual(full);
    expect(await steps.writeBatch(id, 1)).toMatchObject({ written: 1, left: 1, state: "writing" });
    expect(await failure(steps.writeBatch(id, 1))).toEqual(full);
    expect(await steps.summary(id)).toMatchObject({ state: "writing", written: 2, toWrite: 1 });
    await owner.client.rpc("remove_games", { game_ids: [1001] });
    expect(await steps.writeBatch(id)).toMatchObject({ written: 1, state: "done" });
  });

  it("is refused before the review, and with an address of other covers", async () => {
    const id = await steps.begin();
    expect(await failure(steps.writeBatch(id))).toMatchObject({ code: "QS008" });
    const ready = await steps.read([game(1)]);
    const foreign = steps.call("write_import", { import: ready, cover_prefix: "https://evil.example/t_x" });
    expect(await failure(foreign)).toMatchObject({ code: "23514" });
    expect(await shelf()).toEqual([]);
  });

  it("locks the shelf before the import, like the undo", async () => {
    const rows = await server.sql(
      "select prosrc from pg_proc where oid in ('public.write_import'::regproc, 'public.undo_import'::regproc)",
    );
    expect(rows).toHaveLength(2);
    for (const { prosrc } of rows)
      expect(String(prosrc)).toMatch(/lock_own_shelf\(\)[\s\S]*lock_own_import\(/);
  });
});
