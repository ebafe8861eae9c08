import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
});

const app = (appid: number, gameId: number | null, rest: Record<string, unknown> = {}) => ({
  appid,
  name: `App ${appid}`,
  playtime_minutes: 60,
  ...(gameId === null
    ? {}
    : {
        matched_by: "steam_id",
        game_id: gameId,
        game_name: `Game ${gameId}`,
        game_cover_url: "/_sandbox/images/t_cover_big/co1.jpg",
        game_summary: "About it",
        game_rating: 87.123,
        game_release_date: "2015-01-01",
        game_platforms: ["PC, with a comma", 'Mac "quoted"'],
        game_genres: ["Rôle"],
      }),
  ...rest,
});

const imported = async (games: unknown[], person = owner) => {
  const { data, error } = await person.client.rpc("import_steam_games", { games });
  if (error) throw error;
  return data;
};
const correct = async (given: unknown) => {
  const { error } = await owner.client.rpc("correct_steam_game", { app: given });
  if (error) throw error;
};
const shelf = () => owner.client.from("user_games");
const everything = () =>
  server.sql(`select to_jsonb(u) as u from public.user_games u order by id`).then(async (games) => ({
    games,
    apps: await server.sql("select to_jsonb(s) as s from public.steam_games s order by user_id, appid"),
  }));

describe("an import", () => {
  it("adds new games as imported, with Steam's play time, and returns the game of each app", async () => {
    expect(await imported([app(10, 1), app(20, null)])).toEqual([
      {
        appid: 10,
        gameId: 1,
        gameName: "Game 1",
        coverUrl: "/_sandbox/images/t_cover_big/co1.jpg",
        releaseYear: 2015,
        matchedBy: "steam_id",
        isNew: true,
      },
    ]);
    expect((await shelf().select().single()).data).toMatchObject({
      game_id: 1,
      game_name: "Game 1",
      game_summary: "About it",
      game_rating: 87.12,
      game_platforms: ["PC, with a comma", 'Mac "quoted"'],
      game_genres: ["Rôle"],
      status: "imported",
      imported: true,
      steam_playtime_minutes: 60,
      hours_played: null,
      date_completed: null,
    });
  });

  it("changes nothing that the user entered", async () => {
    const typed = {
      game_name: "As it was",
      status: "completed",
      user_rating: 7.5,
      notes: "mine",
      hours_played: 3.5,
      date_completed: "2026-02-03T04:05:06+00:00",
      date_added: "2020-05-01T00:00:00+00:00",
    };
    await shelf().insert(gameRow(owner.id, 1, typed));
    expect(await imported([app(10, 1)])).toMatchObject([{ isNew: false, gameName: "As it was" }]);
    const { data } = await shelf().select().single();
    expect(data).toMatchObject({ ...typed, imported: true, steam_playtime_minutes: 60 });
  });

  it("changes nothing when repeated, not even updated_at", async () => {
    const games = [app(10, 1), app(11, 1), app(12, 2), app(13, null)];
    await imported(games);
    const before = await everything();
    await imported(games);
    expect(await everything()).toEqual(before);
  });

  it("sums the play time of a game's apps, and updates it later", async () => {
    await imported([app(10, 1, { playtime_minutes: 5 }), app(11, 1, { playtime_minutes: 7 })]);
    expect((await shelf().select("steam_playtime_minutes").single()).data).toEqual({
      steam_playtime_minutes: 12,
    });
    await imported([app(11, null, { playtime_minutes: 70, name: "Renamed" })]);
    expect((await shelf().select("steam_playtime_minutes").single()).data).toEqual({
      steam_playtime_minutes: 75,
    });
    const { data } = await owner.client.from("steam_games").select("name").eq("appid", 11).single();
    expect(data).toEqual({ name: "Renamed" });
  });

  it("keeps the game of an app imported before", async () => {
    await imported([app(10, 1)]);
    expect(await imported([app(10, 2)])).toMatchObject([{ gameId: 1, isNew: false }]);
    expect((await shelf().select("game_id")).data).toEqual([{ game_id: 1 }]);
  });

  it("writes a batch completely or not at all", async () => {
    await expect(imported([app(10, 1), app(11, 2, { matched_by: "luck" })])).rejects.toMatchObject({
      code: "23514",
    });
    expect(await everything()).toEqual({ games: [], apps: [] });
  });

  it("adds each app and game once, also from many tabs at once", async () => {
    const games = Array.from({ length: 50 }, (_, index) => app(index + 1, index + 1));
    await Promise.all([imported(games), imported(games), imported(games.toReversed())]);
    const { games: rows, apps } = await everything();
    expect([rows.length, apps.length]).toEqual([50, 50]);
  });

  it("adds a game again after it was removed", async () => {
    await imported([app(10, 1)]);
    await shelf().delete().eq("game_id", 1);
    expect((await everything()).apps).toEqual([]);
    expect(await imported([app(10, 1)])).toMatchObject([{ isNew: true }]);
  });

  it("accepts 500 games with long texts in one batch", async () => {
    const games = Array.from({ length: 500 }, (_, n) =>
      app(n + 1, n + 1, { game_summary: "s".repeat(2000) }),
    );
    expect(await imported(games)).toHaveLength(500);
  });
});

describe("a correction", () => {
  it("moves the app, and removes the game if only the import added it", async () => {
    await imported([app(10, 1)]);
    await correct(app(10, 2, { playtime_minutes: 61 }));
    expect((await shelf().select("game_id, imported, status, steam_playtime_minutes")).data).toEqual([
      { game_id: 2, imported: true, status: "imported", steam_playtime_minutes: 61 },
    ]);
    const { data } = await owner.client.from("steam_games").select("appid, game_id, matched_by");
    expect(data).toEqual([{ appid: 10, game_id: 2, matched_by: "person" }]);
  });

  it.each([
    ["a status", { status: "playing" }],
    ["a rating", { user_rating: 5.5 }],
    ["notes", { notes: "mine" }],
    ["hours", { hours_played: 0.5 }],
  ])("keeps the other game if it has %s", async (_, values) => {
    await imported([app(10, 1)]);
    await shelf().update(values).eq("game_id", 1);
    await correct(app(10, 2));
    const { data } = await shelf().select().eq("game_id", 1).single();
    expect(data).toMatchObject({ ...values, imported: false, steam_playtime_minutes: null });
  });

  it("keeps a game that another app belongs to, with that app's play time", async () => {
    await imported([app(10, 1), app(11, 1)]);
    await correct(app(10, 2));
    const { data } = await shelf().select("imported, steam_playtime_minutes").eq("game_id", 1).single();
    expect(data).toEqual({ imported: true, steam_playtime_minutes: 60 });
  });

  it("is kept by later imports, and possible for an app without a match", async () => {
    await correct(app(10, 2));
    expect(await imported([app(10, 1)])).toMatchObject([{ gameId: 2, matchedBy: "person" }]);
  });

  it("changes nothing when repeated", async () => {
    await imported([app(10, 1)]);
    await correct(app(10, 2));
    const before = await everything();
    await correct(app(10, 2));
    expect(await everything()).toEqual(before);
  });
});

describe("other users", () => {
  it("cannot import, correct or read without signing in", async () => {
    const anonymous = server.connect();
    expect((await anonymous.rpc("import_steam_games", { games: [app(10, 1)] })).error?.code).toBe("42501");
    expect((await anonymous.rpc("correct_steam_game", { app: app(10, 1) })).error?.code).toBe("42501");
    expect((await anonymous.from("steam_games").select()).error?.code).toBe("42501");
    expect((await anonymous.from("steam_imports").select()).error?.code).toBe("42501");
  });

  it("neither read nor change a user's imports", async () => {
    await imported([app(10, 1)]);
    expect((await other.client.from("steam_games").select()).data).toEqual([]);
    expect((await other.client.from("steam_imports").select()).data).toEqual([]);
    await other.client.from("steam_games").delete().eq("appid", 10);
    await other.client.from("steam_games").update({ name: "stolen" }).eq("appid", 10);
    expect((await everything()).apps).toMatchObject([{ s: { name: "App 10", user_id: owner.id } }]);
  });

  it("cannot write as another user", async () => {
    await imported([app(10, 1)]);
    const row = { user_id: owner.id, appid: 11, game_id: 1, name: "x", matched_by: "name" };
    expect((await other.client.from("steam_games").insert(row)).error?.code).toBe("42501");
    const { error } = await other.client.rpc("add_imported_games", { owner: owner.id, games: [app(1, 9)] });
    expect(error?.code).toBe("42501");
    await other.client.rpc("sum_steam_playtime", { owner: owner.id, game_ids: [1] });
    expect((await everything()).games).toHaveLength(1);
  });

  it("have imports of their own", async () => {
    await imported([app(10, 1)]);
    expect(await imported([app(10, 2)], other)).toMatchObject([{ gameId: 2, isNew: true }]);
    const { data } = await owner.client.from("steam_imports").select("imports").single();
    expect(data?.imports).toEqual({
      "10": { gameId: 1, gameName: "Game 1", matchedBy: "steam_id", playtimeMinutes: 60 },
    });
  });
});

describe("values that an import refuses", () => {
  it.each([
    ["an app id of 0", { appid: 0 }],
    ["an app id beyond 32 bits", { appid: 4_294_967_296 }],
    ["no name", { name: "" }],
    ["a name too long", { name: "n".repeat(501) }],
    ["play time below 0", { playtime_minutes: -1 }],
    ["an unknown way", { matched_by: "luck" }],
  ])("%s", async (_, values) => {
    await expect(imported([app(10, 1, values)])).rejects.toMatchObject({ code: "23514" });
  });
});
