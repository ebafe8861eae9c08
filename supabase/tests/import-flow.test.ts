import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";
import { importSteps, type Server, type User } from "./import-steps.ts";

const GAMES = 60;
const UNRELEASED = 50;

let server: Server;
let owner: User;
let steps: ReturnType<typeof importSteps>;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  steps = importSteps(owner);
  await server.sql(
    `insert into public.games (id, slug, name, first_release_date, total_rating, cover_image_id, platforms, updated_at)
     select n, 'title-' || n, 'Zq' || chr(96 + n / 10) || chr(97 + n % 10) || ' title', case when n < $2 then date '2011-04-18' end,
       80.126, 'co' || n, '{6}', now()
     from generate_series(1, $1) n`,
    [GAMES, UNRELEASED],
  );
  await server.sql(
    "insert into public.game_names (game_id, name, is_main) select id, name, true from public.games",
  );
  await server.sql(
    "insert into public.platforms (id, slug, name, abbreviation) values (6, 'win', 'PC (Microsoft Windows)', 'PC')",
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await server.sql("delete from public.imports");
  await server.sql("delete from public.import_choices");
});

const game = (igdb_id: number, rest: object = {}) => ({ title: "x", igdb_id, ...rest });
/** All columns but the time of the last change. */
const shelf = () =>
  server
    .sql("select to_jsonb(g) - 'updated_at' as game from public.user_games g order by game_id")
    .then((rows) => rows.map(({ game }) => game as Record<string, unknown>));
const put = (id: number, rest: Record<string, unknown> = {}) =>
  owner.client
    .from("user_games")
    .insert(gameRow(owner.id, id, rest))
    .throwOnError();
const importOf = async (...rows: object[]) => {
  const id = await steps.read(rows);
  const written = await steps.write(id);
  return { id, written };
};
const begunAt = async (id: string) =>
  (await server.sql("select to_jsonb(created_at) as at from public.imports where id = $1", [id]))[0]?.at;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

describe("a new game", () => {
  it("gets no day of completion from a month or year, which its play keeps", async () => {
    await importOf(
      game(1, { status: "completed", finished_on: "2021", plays: [{ finished: "2021", minutes: 0 }] }),
      game(2, { status: "completed", finished_on: "2021-05", plays: [{ finished: "2021-05", minutes: 0 }] }),
    );
    expect((await shelf()).map(({ date_completed }) => date_completed)).toEqual([null, null]);
    expect(await server.sql("select finished from public.plays order by game_id")).toEqual([
      { finished: "2021" },
      { finished: "2021-05" },
    ]);
  });

  it("gets the file's values and the catalogue's data", async () => {
    await importOf(
      game(1, {
        ...{ status: "completed", rating: 9.5, hours: 12.5, finished_on: "2012-05-06", notes: "n\nm" },
        added_at: "2012-06-07T08:09:10.123456Z",
      }),
    );
    expect(await shelf()).toMatchObject([
      {
        ...{ game_id: 1, game_name: "Zq`b title", status: "completed", imported: false, user_rating: 9.5 },
        ...{ hours_played: 12.5, notes: "n\nm", game_release_date: "2011-01-01", game_rating: 80.13 },
        date_completed: "2012-05-06T00:00:00+00:00",
        date_added: "2012-06-07T08:09:10.123456+00:00",
        game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
        game_platforms: ["PC (Microsoft Windows)"],
        steam_playtime_minutes: null,
      },
    ]);
  });

  it.each([
    ["want", "want", false],
    ["playing", "playing", false],
    ["paused", "paused", false],
    ["dropped", "dropped", false],
    ["endless", "endless", false],
    [null, "imported", true],
  ])("with the status %s becomes %s", async (status, expected, imported) => {
    await importOf(game(1, { status }));
    expect(await shelf()).toMatchObject([{ status: expected, imported, date_completed: null }]);
  });

  it.each(["playing", "paused", "dropped", "endless"])(
    "that is unreleased is wanted instead of %s",
    async (status) => {
      await importOf(game(UNRELEASED, { status }));
      expect(await shelf()).toMatchObject([{ game_id: UNRELEASED, status: "want" }]);
    },
  );

  it("that is unreleased is wanted, and without a date for the completion was completed when the import began", async () => {
    const { id } = await importOf(
      game(UNRELEASED, { status: "completed" }),
      game(2, { status: "completed" }),
      game(51),
    );
    expect(await shelf()).toMatchObject([
      { game_id: 2, status: "completed", date_completed: await begunAt(id) },
      { game_id: UNRELEASED, status: "want" },
      { game_id: 51, status: "imported" },
    ]);
  });

  it("is added now if the file has no date, or a later one", async () => {
    await importOf(game(1), game(2, { added_at: "2190-01-01", finished_on: "2190-01-01" }));
    const [{ date_added } = {}, second] = await shelf();
    expect(Date.now() - Date.parse(String(date_added))).toBeLessThan(60_000);
    expect(second).toMatchObject({ date_added, date_completed: null });
  });

  it("of several rows gets the most specific status, the newest rating, all hours, dates and notes", async () => {
    await importOf(
      game(1, {
        status: "want",
        rating: 5,
        hours: 10,
        notes: "first",
        added_at: "2020-02-01",
        finished_on: "2020",
      }),
      game(1, {
        status: "completed",
        rating: 8,
        hours: 2.5,
        notes: "second",
        added_at: "2019-01-01",
        finished_on: "2021-03-04",
      }),
      game(1, { status: "dropped", notes: "first", added_at: "2022-01-01" }),
    );
    expect(await shelf()).toMatchObject([
      {
        ...{ status: "completed", user_rating: 8, hours_played: 12.5, notes: "first\n\nsecond" },
        date_added: "2019-01-01T00:00:00+00:00",
        date_completed: "2021-03-04T00:00:00+00:00",
      },
    ]);
  });

  it("has at most 1,000,000 hours and 5,000 characters of notes", async () => {
    const row = game(1, { hours: 1_000_000, notes: "n".repeat(4000) });
    await importOf(row, { ...row, notes: "m".repeat(4000) });
    expect(await shelf()).toMatchObject([
      { hours_played: 1_000_000, notes: expect.stringMatching(/^n{4000}\n\nm{998}$/) },
    ]);
  });

  it("of the own export is as it was, with its apps, though the catalogue does not have it", async () => {
    const own = {
      ...{ imported: true, steam_playtime_minutes: 95, date_completed: "2020-01-02T03:04:05.678901+00:00" },
      ...{ game_name: "Gone", game_summary: "s", game_rating: 99.87, game_release_date: "2015-01-01" },
      ...{ game_platforms: ["A, b"], game_genres: ["C"], game_cover_url: "https://evil.example/x.jpg" },
      steam_games: [
        {
          appid: 10,
          name: "App",
          matched_by: "name",
          playtime_minutes: 95,
          imported_at: "2020-01-01T00:00:00+00:00",
        },
        {
          appid: -1,
          name: "App",
          matched_by: "name",
          playtime_minutes: 95,
          imported_at: "2020-01-01T00:00:00+00:00",
        },
      ],
    };
    const { id } = await importOf({ title: "Gone", igdb_id: 999, status: "completed", own });
    const { steam_games: _, game_cover_url: __, ...rest } = own;
    expect(await shelf()).toMatchObject([
      { game_id: 999, status: "completed", game_cover_url: null, ...rest },
    ]);
    const { data: apps } = await owner.client.from("steam_games").select();
    expect(apps).toMatchObject([{ appid: 10, game_id: 999, playtime_minutes: 95 }]);
    expect(await steps.undo(id)).toBe("undone");
    expect(await shelf()).toEqual([]);
  });
});

describe("a game that is on the shelf", () => {
  const mine: Record<string, unknown> = {
    ...{ status: "playing", user_rating: 6, hours_played: 5, notes: "mine" },
    date_completed: "2010-01-01T00:00:00+00:00",
  };
  const file = { status: "completed", rating: 9, hours: 8, notes: "file", finished_on: "2015-02-03" };
  const filed: Record<string, unknown> = {
    ...{ status: "completed", user_rating: 9, hours_played: 8, notes: "file" },
    date_completed: "2015-02-03T00:00:00+00:00",
  };
  const COLUMNS = {
    ...{ status: "status", rating: "user_rating", hours: "hours_played", notes: "notes" },
    date_completed: "date_completed",
  };

  it("keeps what is mine; empty fields are filled, and hours take the larger", async () => {
    await put(1, mine);
    await put(2, { status: "imported", imported: true });
    await put(3, { ...mine, hours_played: 9 });
    await importOf(game(1, file), game(2, file), game(3, file));
    expect(await shelf()).toMatchObject([
      { ...mine, hours_played: 8 },
      { ...filed, imported: true },
      { ...mine, hours_played: 9 },
    ]);
  });

  it.each(Object.entries(COLUMNS))(
    "gets the file's %s by its rule only, exactly as the preview says",
    async (field, column) => {
      await put(1, mine);
      const id = await steps.read([game(1, file)]);
      await steps.options(id, { policy: { hours: "mine", [field]: "file" } });
      const [{ changes } = { changes: [] }] = await steps.page(id, "existing");
      expect(changes).toEqual([{ field, from: mine[column], to: filed[column] }]);
      expect(await steps.write(id)).toBe(1);
      expect(await shelf()).toMatchObject([{ ...mine, [column]: filed[column] }]);
      expect(await steps.undo(id)).toBe("undone");
      expect(await shelf()).toMatchObject([mine]);
    },
  );

  it("loses nothing that the file does not have", async () => {
    await put(1, mine);
    const id = await steps.read([game(1), game(1, { status: null })]);
    await steps.options(id, {
      policy: { status: "file", rating: "file", hours: "file", notes: "file", date_completed: "file" },
    });
    expect((await steps.summary(id)).counts).toMatchObject({ unchanged: 1, existing: 0 });
    expect(await steps.write(id)).toBe(0);
    expect(await shelf()).toMatchObject([mine]);
  });

  it("takes fewer hours than Steam's only when the file's replace mine", async () => {
    await put(1, { steam_playtime_minutes: 600 });
    const row = game(1, { hours: 8 });
    await importOf(row);
    expect(await shelf()).toMatchObject([{ hours_played: null, shown_hours: 10 }]);
    await importOf(game(1, { hours: 11 }));
    expect(await shelf()).toMatchObject([{ hours_played: 11, steam_playtime_minutes: 600 }]);
  });

  it("that becomes completed keeps its date, or was completed when the import began; the undo restores it", async () => {
    const stamped = "2019-03-04T05:06:07+00:00";
    await put(1, { status: "imported", imported: true, date_completed: stamped });
    await put(2, { status: "imported", imported: true });
    await put(3, { status: "completed", date_completed: null });
    const before = await shelf();
    const id = await steps.read(
      [1, 2].map((n) => game(n, { status: "completed" })).concat(game(3, { status: "playing" })),
    );
    await steps.options(id, { policy: { status: "file" } });
    await steps.write(id);
    expect(await shelf()).toMatchObject([
      { status: "completed", date_completed: stamped },
      { status: "completed", date_completed: await begunAt(id) },
      { status: "playing", date_completed: null },
    ]);
    await steps.undo(id);
    expect(await shelf()).toEqual(before);
    await owner.client.from("user_games").update({ status: "completed" }).eq("game_id", 2);
    expect((await shelf())[1]).toMatchObject({ date_completed: expect.any(String) });
  });
});

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
    expect((await steps.summary(id)).status_words).toEqual([
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
      to_write: 6,
      counts: { new: 10 },
    });
    await put(7, { notes: "meanwhile" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 3, left: 2, state: "writing" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 2, left: 0, state: "done" });
    expect(await steps.writeBatch(id, 4)).toMatchObject({ written: 0, left: 0, state: "done" });
    expect(await steps.summary(id)).toMatchObject({
      state: "done",
      written: 9,
      to_write: 0,
      counts: { new: 9, unchanged: 1 },
    });
    expect(await steps.call("own_imports")).toMatchObject([
      { id, added: 9, changed: 0, file_name: "games.csv" },
    ]);
  });

  it("writes what was chosen after it was done", async () => {
    const id = await steps.read([game(1), { title: "Qqq unknown" }]);
    await steps.write(id);
    expect(await steps.page(id, "not_found")).toMatchObject([{ row: 2, match: "none" }]);
    await steps.call("choose_import_game", { import: id, of_row: 2, game_id: 3 });
    expect((await steps.summary(id)).to_write).toBe(1);
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
    expect(await steps.summary(id)).toMatchObject({ state: "writing", written: 2, to_write: 1 });
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
    expect(await steps.summary(id)).toMatchObject({ state: "undone", to_write: 0 });
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
    const { undo_until } = await steps.summary(id);
    expect((Date.parse(undo_until) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
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
      to_write: 0,
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
