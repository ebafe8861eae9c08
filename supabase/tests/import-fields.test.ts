import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { game, startImportShelf, UNRELEASED } from "./import-shelf.ts";

const { server, owner, steps, clear, shelf, put, importOf, begunAt } = await startImportShelf();
afterAll(() => server.stop());
beforeEach(clear);

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

  it("is wanted if it is unreleased, and completed when the import began if the file has no date", async () => {
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

  it("gets, from several rows, the most specific status, the newest rating, all hours, dates and notes", async () => {
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

  it("is restored from the own export with its apps, also if the catalogue does not have it", async () => {
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

  it("keeps its date when it becomes completed, or gets the begin of the import, until the undo", async () => {
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
