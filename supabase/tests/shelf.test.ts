import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

const server = await startSupabase();
const [owner, other] = [await server.newUser(), await server.newUser()];
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
});

const shelf = () => owner.client.from("user_games");

describe("a game on the shelf", () => {
  it("is added once by concurrent additions", async () => {
    const adds = Array.from({ length: 6 }, (_, n) =>
      shelf().upsert(gameRow(owner.id, 1, { status: n % 2 ? "playing" : "want" }), {
        onConflict: "user_id,game_id",
      }),
    );
    expect((await Promise.all(adds)).map(({ error }) => error)).toEqual(Array(6).fill(null));
    expect((await shelf().select("status")).data).toHaveLength(1);
  });

  it("is refused when inserted again", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const { error, status } = await shelf().insert(gameRow(owner.id, 1));
    expect([error?.code, status]).toEqual(["23505", 409]);
  });

  it("keeps columns that an upsert does not name, and updates updated_at", async () => {
    await shelf().insert(
      gameRow(owner.id, 1, { notes: "mine", user_rating: 7.5, date_added: "2020-05-01T00:00:00Z" }),
    );
    await shelf().upsert(gameRow(owner.id, 1, { status: "playing", updated_at: "2001-01-01T00:00:00Z" }), {
      onConflict: "user_id,game_id",
    });
    const { data } = await shelf().select("notes, user_rating, date_added, updated_at, status").single();
    expect(data).toMatchObject({
      notes: "mine",
      user_rating: 7.5,
      date_added: "2020-05-01T00:00:00+00:00",
      status: "playing",
    });
    expect(Date.parse(data?.updated_at) > Date.parse("2026-01-01")).toBe(true);
  });

  it("is deleted with its owner, like the profile", async () => {
    const leaver = await server.newUser();
    await leaver.client.from("user_games").insert(gameRow(leaver.id, 1));
    await server.sql("delete from auth.users where id = $1", [leaver.id]);
    expect(await server.sql("select 1 from public.user_games where user_id = $1", [leaver.id])).toEqual([]);
    expect(await server.sql("select 1 from public.profiles where id = $1", [leaver.id])).toEqual([]);
  });

  it("is counted exactly beyond the rows of one response", async () => {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status, imported)
       select $1, n, 'Game ' || n, case when n % 3 = 0 then 'playing' else 'completed' end, n % 2 = 0
       from generate_series(1, 1500) n`,
      [owner.id],
    );
    expect((await shelf().select("id")).data).toHaveLength(1000);
    const { data } = await owner.client.from("collection_counts").select().single();
    expect(data).toEqual({
      user_id: owner.id,
      total: 1500,
      playing: 500,
      completed: 1000,
      want: 0,
      imported: 750,
      unsorted: 0,
      paused: 0,
      dropped: 0,
      endless: 0,
      hours: 0,
    });
    const { data: all } = await owner.client.from("collection_statuses").select("statuses").single();
    expect(Object.keys(all?.statuses)).toHaveLength(1500);
  });
});

describe("values that a shelf accepts", () => {
  const filled = {
    game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
    game_summary: "s".repeat(2000),
    game_rating: 99.87,
    game_release_date: "2015-01-01",
    game_platforms: ["PC, with a comma", 'Mac "quoted"'],
    game_genres: ["Rôle", "日本語"],
    status: "completed",
    imported: true,
    date_completed: "2026-02-03T04:05:06+00:00",
    user_rating: 0.5,
    notes: "n".repeat(5000),
    hours_played: 12.3,
    steam_playtime_minutes: 95,
  };

  it("are returned unchanged", async () => {
    const { error } = await shelf().insert(gameRow(owner.id, 1, { game_name: "n".repeat(500), ...filled }));
    expect(error).toBeNull();
    expect((await shelf().select().single()).data).toMatchObject(filled);
  });

  it.each(["want", "playing", "completed", "paused", "dropped", "endless", "imported"])(
    "status %s",
    async (status) => {
      expect((await shelf().insert(gameRow(owner.id, 1, { status }))).error).toBeNull();
    },
  );

  it("the statuses paused, dropped and endless for many games, each counted by itself", async () => {
    await shelf().insert([1, 2, 3, 4, 5, 6, 7].map((id) => gameRow(owner.id, id)));
    for (const [game_ids, new_status] of [
      [[1], "paused"],
      [[2, 3], "dropped"],
      [[4, 5, 6], "endless"],
    ] as const) {
      const { data } = await owner.client.rpc("set_status", { game_ids, new_status });
      expect(data.games).toBe(game_ids.length);
    }
    const counts = { total: 7, want: 1, playing: 0, completed: 0, paused: 1, dropped: 2, endless: 3 };
    expect((await owner.client.from("collection_counts").select().single()).data).toMatchObject(counts);
  });

  it.each([0, 0.5, 9.5, 10, null])("rating %s", async (user_rating) => {
    expect((await shelf().insert(gameRow(owner.id, 1, { user_rating }))).error).toBeNull();
  });

  it.each([
    [{ hours_played: 2.5, steam_playtime_minutes: 95 }, 2.5],
    [{ hours_played: 0, steam_playtime_minutes: 95 }, 0],
    [{ steam_playtime_minutes: 95 }, 1.6],
    [{}, null],
  ])("shows entered hours before Steam's for %j", async (values, hours) => {
    await shelf().insert(gameRow(owner.id, 1, values));
    const shown = (await shelf().select("shown_hours").single()).data?.shown_hours;
    expect(shown === null ? null : Number(shown)).toBe(hours);
  });

  it("a cover of our own origin", async () => {
    const row = gameRow(owner.id, 1, { game_cover_url: "/_sandbox/images/t_cover_big/co1.jpg" });
    expect((await shelf().insert(row)).error).toBeNull();
  });
});

describe("values that a shelf refuses", () => {
  it.each([
    ["an unknown status", { status: "abandoned" }, "23514"],
    ["an endless addition", { date_added: "infinity" }, "23514"],
    ["a completion before all time", { date_completed: "-infinity" }, "23514"],
    ["a release in the year 0", { game_release_date: "0001-12-31 BC" }, "23514"],
    ["an endless release", { game_release_date: "infinity" }, "23514"],
    ["a status in capitals", { status: "Paused" }, "23514"],
    ["no status", { status: null }, "23502"],
    ["a rating above 10", { user_rating: 10.5 }, "23514"],
    ["a rating below 0", { user_rating: -0.5 }, "23514"],
    ["a rating that is no half", { user_rating: 7.3 }, "23514"],
    ["a game rating above 100", { game_rating: 100.5 }, "23514"],
    ["a name of 501 letters", { game_name: "n".repeat(501) }, "23514"],
    ["an empty name", { game_name: "" }, "23514"],
    ["a game id of 0", { game_id: 0 }, "23514"],
    ["a game id that is no number", { game_id: "one" }, "22P02"],
    ["a game id beyond the type", { game_id: 3_000_000_000 }, "22003"],
    ["a script for a cover", { game_cover_url: "javascript:alert(1)" }, "23514"],
    ["another host by two slashes", { game_cover_url: "//evil.example/x.jpg" }, "23514"],
    ["a summary too long", { game_summary: "s".repeat(5001) }, "23514"],
    ["notes too long", { notes: "n".repeat(5001) }, "23514"],
    ["hours below 0", { hours_played: -1 }, "23514"],
    ["more hours than anyone has", { hours_played: 1_000_000.1 }, "23514"],
    ["endless hours", { hours_played: "Infinity" }, "22003"],
    ["hours that are no number", { hours_played: "NaN" }, "23514"],
    ["a rating that is no number", { user_rating: "NaN" }, "23514"],
    ["a completion in the year 0", { date_completed: "0001-12-31 BC" }, "23514"],
    ["play time below 0", { steam_playtime_minutes: -1 }, "23514"],
    ["101 platforms", { game_platforms: Array(101).fill("x") }, "23514"],
    ["platforms too long", { game_platforms: ["x".repeat(101)] }, "23514"],
    ["genres too long", { game_genres: ["x".repeat(101)] }, "23514"],
  ])("%s", async (_, values, code) => {
    const { error, status } = await shelf().insert(gameRow(owner.id, 1, values));
    expect([error?.code, status]).toEqual([code, 400]);
    expect((await shelf().select("id")).data).toEqual([]);
  });
});

describe("values that a profile refuses", () => {
  it.each([
    ["an avatar elsewhere", { avatar_url: "https://evil.example/x.jpg" }],
    ["an avatar outside its folder", { avatar_url: "/media/avatars/../x.jpg" }],
    ["a banner in the avatars' folder", { banner_url: `/media/avatars/${owner.id}-1.jpg` }],
    ["an avatar's name too long", { avatar_url: `/media/avatars/${owner.id}${"x".repeat(101)}` }],
    ["a banner's name too long", { banner_url: `/media/banners/${owner.id}${"x".repeat(101)}` }],
    ["another user's avatar", { avatar_url: `/media/avatars/${other.id}-1.jpg` }],
    ["another user's banner", { banner_url: `/media/banners/${other.id}-banner-1.jpg` }],
    ["a website that is a script", { website: "javascript:alert(1)" }],
    ["a website with a space", { website: "https://a b.example" }],
    ["a website too long", { website: `https://${"a".repeat(300)}` }],
    ["an about too long", { about: "a".repeat(1001) }],
    ["socials as a list", { socials: ["github"] }],
    ["an unknown network", { socials: { myspace: "x" } }],
    ["a name that is no text", { socials: { github: { evil: 1 } } }],
    ["a list of names", { socials: { github: ["g"] } }],
    ["socials too long", { socials: { github: "x".repeat(1001) } }],
    ["an empty Steam id", { steam_id: "" }],
    ["a Steam id that is not trimmed", { steam_id: " 7656 1198" }],
    ["a Steam id with a line break", { steam_id: "7656\n1198" }],
  ])("%s", async (_, values) => {
    const { error } = await owner.client.from("profiles").update(values).eq("id", owner.id);
    expect(error?.code).toBe("23514");
  });

  it("accepts the others", async () => {
    const values = {
      avatar_url: `/media/avatars/${owner.id}-1.jpg`,
      banner_url: `/media/banners/${owner.id}-1.webp`,
      website: "https://questshelf.example/me?x=1",
      about: "a".repeat(1000),
      socials: { github: "g", steam: "s", instagram: "i", twitter: "t", playstation: "p", xbox: "x" },
      steam_id: "76561198000000001",
    };
    const { data, error } = await owner.client
      .from("profiles")
      .update(values)
      .eq("id", owner.id)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject(values);
  });
});

describe("usernames", () => {
  /** By a new user, because a username is set once. */
  const choose = async (username: string) => {
    const { id, client } = await server.newUser(null);
    return client.from("profiles").update({ username }).eq("id", id);
  };

  it.each(["abc", "A_1", "x".repeat(20)])("accepts %s", async (username) => {
    expect((await choose(username)).error).toBeNull();
  });

  it.each(["ab", "x".repeat(21), "a b", "a-b", "ábc", "abc\n", "", "日本語です"])(
    "%j is none",
    async (username) => {
      expect((await choose(username)).error?.code).toBe("23514");
    },
  );

  it("are unique regardless of case, and an underscore is no wildcard", async () => {
    await server.newUser("Some_Name");
    expect((await choose("sOME_nAME")).error?.code).toBe("23505");
    expect((await choose("SomexName")).error).toBeNull();
    const { data } = await server.connect().rpc("read_profile", { name: "some_name" });
    expect(data).toMatchObject({ username: "Some_Name" });
  });
});

describe("put_on_shelf", () => {
  const game = { game_name: "Portal", game_release_date: "2007-01-01", game_platforms: ["PC"] };
  const put = async (new_status: string, rest: object = {}, { client } = owner) =>
    (await client.rpc("put_on_shelf", { of_game: 1, new_status, ...rest })).data;

  it("adds a game with its data, once", async () => {
    expect(await put("want")).toEqual({ outcome: "missing" });
    expect(await put("want", { game: {} })).toEqual({ outcome: "missing" });
    expect(await put("completed", { game })).toMatchObject({
      outcome: "added",
      row: { status: "completed", ...game },
    });
    expect((await shelf().select("date_completed").single()).data?.date_completed).not.toBeNull();
    expect(await put("completed", { game })).toMatchObject({ outcome: "same" });
    expect((await shelf().select()).data).toHaveLength(1);
  });

  it("changes the status and keeps everything else", async () => {
    await shelf().insert(gameRow(owner.id, 1, { ...game, notes: "Mine", user_rating: 9 }));
    const row = { status: "playing", notes: "Mine", user_rating: 9, ...game };
    expect(await put("playing")).toMatchObject({ outcome: "moved", row });
    expect(await put("playing")).toMatchObject({ outcome: "same", row });
    expect(await put("completed", { keeps_status: true })).toMatchObject({ outcome: "same", row });
  });

  it("asks for the data of a game that may be unreleased, and stores them", async () => {
    await shelf().insert(gameRow(owner.id, 1, { game_release_date: null }));
    expect(await put("want")).toMatchObject({ outcome: "same" });
    expect(await put("playing")).toEqual({ outcome: "unsure" });
    expect(await put("playing", { game: {} })).toMatchObject({
      outcome: "moved",
      row: { game_name: "Game 1" },
    });
    expect(await put("paused", { game })).toMatchObject({
      outcome: "moved",
      row: { status: "paused", ...game },
    });
  });

  it("changes no other shelf, and none for a visitor", async () => {
    expect(await put("want", { game }, await server.newUser())).toMatchObject({ outcome: "added" });
    expect((await shelf().select()).data).toEqual([]);
    const { error } = await server.connect().rpc("put_on_shelf", { of_game: 1, new_status: "want", game });
    expect(error?.code).toBe("42501");
  });
});

describe("add_to_shelf", () => {
  const games = [1, 2, 2, 3].map((id) => ({ game_id: id, game_name: `Game ${id}`, game_platforms: ["PC"] }));
  const add = async (new_status: string, { client } = owner) =>
    (await client.rpc("add_to_shelf", { games, new_status })).data;

  it("adds games once, without a day of completion, and changes nothing that is on the shelf", async () => {
    await shelf().insert(gameRow(owner.id, 1, { status: "want", notes: "Mine" }));
    expect(await add("completed")).toBe(2);
    expect(await add("completed")).toBe(0);
    const { data } = await shelf()
      .select("game_id, game_platforms, status, date_completed, notes")
      .order("game_id");
    const added = {
      game_platforms: ["PC"],
      status: "completed",
      date_completed: null,
      notes: null,
    };
    expect(data).toEqual([
      { game_id: 1, game_platforms: [], status: "want", date_completed: null, notes: "Mine" },
      { game_id: 2, ...added },
      { game_id: 3, ...added },
    ]);
  });

  it("changes no other shelf, and none for a visitor", async () => {
    expect(await add("want", await server.newUser())).toBe(3);
    expect((await shelf().select()).data).toEqual([]);
    const { error } = await server.connect().rpc("add_to_shelf", { games, new_status: "want" });
    expect(error?.code).toBe("42501");
  });
});
