import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectTo, gameRow, newsBeyondBounds, startSupabase, type User } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
afterEach(async () => expect(await newsBeyondBounds(server.sql)).toEqual([]));
beforeEach(async () => {
  for (const table of ["user_games", "tags", "lists", "smart_lists", "changes", "row_bounds"])
    await server.sql(`delete from public.${table}`);
});

const shelf = () => owner.client.from("user_games");
/** Calls a function as a change that can be undone. */
const call = (
  name: string,
  args: object,
  change: string = randomUUID(),
  { client }: Pick<User, "client"> = owner,
) => client.rpc(name, args).setHeader("X-Change", change);
const undo = async (change: string, { client }: Pick<User, "client"> = owner) =>
  client.rpc("undo_change", { change });
const rows = (table = "user_games") =>
  server.sql(`select * from public.${table} t order by to_jsonb(t) -> 'game_id', 1, 2, 3`);

/** All that a user can undo. */
const TABLES = [
  "user_games",
  "steam_games",
  "plays",
  "copies",
  "tags",
  "game_tags",
  "lists",
  "list_entries",
  "smart_lists",
  "favourites",
  "reviews",
];
const state = async () =>
  Promise.all(
    TABLES.map(async (table) => {
      const found = await rows(table);
      return found.map(({ updated_at: _, ...row }) => row);
    }),
  );

const FILLED = {
  game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
  game_rating: 99.87,
  game_release_date: "2015-01-01",
  game_platforms: ["PC, with a comma", 'Mac "quoted"'],
  status: "completed",
  imported: true,
  date_added: "2020-05-01T01:02:03.123456+00:00",
  date_completed: null,
  user_rating: 0.5,
  notes: "a note\nof two lines",
  hours_played: 12.3,
  steam_playtime_minutes: 95,
};

/** A game with rows in all tables of a game. */
async function fillGame(game_id: number) {
  const key = { user_id: owner.id, game_id };
  await shelf().insert(gameRow(owner.id, game_id, FILLED));
  await owner.client.from("steam_games").insert(
    [10, 11].map((app) => ({
      ...key,
      appid: 100 * game_id + app,
      name: "App",
      matched_by: "person",
      playtime_minutes: 61,
    })),
  );
  await owner.client.from("plays").insert([
    { ...key, outcome: "finished", started: "2024", finished: "2024-05", minutes: 90, note: "x" },
    { ...key, outcome: "playing", minutes: 30 },
  ]);
  await owner.client.from("copies").insert({ ...key, platform: "PC", price: 59.9, currency: "EUR" });
  await owner.client.rpc("set_game_tags", { of_game: game_id, tag_names: ["co-op", "couch"] });
}

describe("an undo", () => {
  it("restores removed games with all that belongs to them", async () => {
    for (const game of [1, 2]) await fillGame(game);
    const before = [await state(), await rows()];
    const change = randomUUID();
    expect((await call("remove_games", { game_ids: [1, 2, 3] }, change)).data).toBe(2);
    expect([await rows(), await rows("plays"), await rows("copies"), await rows("game_tags")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect((await undo(change)).data).toMatchObject({ restored: 16, kept: 0 });
    expect([await state(), await rows()]).toEqual(before);
  });

  it("returns the same when it is called again, and changes nothing more", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const change = randomUUID();
    await call("remove_games", { game_ids: [1] }, change);
    for (const attempt of [1, 2]) {
      expect((await undo(change)).data, `${attempt}`).toMatchObject({ restored: 1, kept: 0 });
      await shelf().delete().eq("game_id", 1);
    }
    expect(await rows()).toEqual([]);
  });

  it("undoes a change of several requests as one, also a repeated one", async () => {
    await shelf().insert([1, 2, 3].map((game) => gameRow(owner.id, game)));
    const before = await state();
    const change = randomUUID();
    for (const game of [1, 2, 2]) await call("remove_games", { game_ids: [game] }, change);
    await call("set_status", { game_ids: [3], new_status: "playing" }, change);
    await call("set_status", { game_ids: [3], new_status: "completed" }, change);
    // The play of the third game, too.
    expect((await undo(change)).data).toMatchObject({ restored: 4, kept: 0 });
    expect(await state()).toEqual(before);
  });

  it("keeps what was added again or changed since", async () => {
    for (const game of [1, 2]) await fillGame(game);
    await shelf().insert(gameRow(owner.id, 3));
    const change = randomUUID();
    await call("remove_games", { game_ids: [1, 2] }, change);
    await call("set_status", { game_ids: [3], new_status: "playing" }, change);
    await shelf().insert(gameRow(owner.id, 1, { notes: "new" }));
    await shelf().update({ status: "dropped" }).eq("game_id", 3);
    await owner.client.from("tags").delete().eq("name", "couch");
    expect((await undo(change)).data).toMatchObject({ restored: 7, kept: 11 });
    expect(await rows()).toMatchObject([
      { game_id: 1, notes: "new" },
      { game_id: 2, notes: FILLED.notes },
      { status: "dropped" },
    ]);
    expect(await rows("plays")).toMatchObject([
      { game_id: 2 },
      { game_id: 2 },
      { game_id: 3, outcome: "abandoned" },
    ]);
    expect(await rows("game_tags")).toMatchObject([{ game_id: 2 }]);
  });

  it("leaves an app of Steam that was imported again for another game", async () => {
    await fillGame(1);
    await shelf().insert(gameRow(owner.id, 2));
    const change = randomUUID();
    await call("remove_games", { game_ids: [1] }, change);
    const app = { user_id: owner.id, game_id: 2, appid: 110, name: "App", matched_by: "person" };
    await owner.client.from("steam_games").insert(app);
    expect((await undo(change)).data).toMatchObject({ restored: 7, kept: 1 });
    expect(await rows("steam_games")).toMatchObject([
      { appid: 111, game_id: 1 },
      { appid: 110, game_id: 2 },
    ]);
  });

  it("restores status and date of completion", async () => {
    await shelf().insert([
      gameRow(owner.id, 1, { status: "imported", imported: true }),
      gameRow(owner.id, 2),
      gameRow(owner.id, 3, { status: "completed", date_completed: "2025-03-04T05:06:07+00:00" }),
    ]);
    const before = await state();
    const change = randomUUID();
    const { data } = await call("set_status", { game_ids: [1, 2, 3], new_status: "completed" }, change);
    expect(data).toEqual({ games: 3, moved: 2 });
    await shelf().update({ notes: "written since" }).eq("game_id", 2);
    expect((await undo(change)).data).toMatchObject({ restored: 2, kept: 0 });
    await shelf().update({ notes: null }).eq("game_id", 2);
    expect(await state()).toEqual(before);
  });

  it("undoes writes to tables", async () => {
    await fillGame(1);
    const before = await state();
    const change = randomUUID();
    const send = { "X-Change": change };
    for (const write of [
      shelf().update({ user_rating: 8, notes: null }).eq("game_id", 1),
      owner.client.from("plays").delete().eq("outcome", "finished"),
      owner.client.from("plays").update({ note: "Chapter 2", platform: "PC" }).eq("outcome", "playing"),
      owner.client.from("copies").insert({ user_id: owner.id, game_id: 1, platform: "Switch" }),
      owner.client.from("tags").update({ name: "sofa" }).eq("name", "couch"),
      owner.client.from("smart_lists").insert({ user_id: owner.id, name: "x", query: "tag=1" }),
    ]) {
      for (const [name, value] of Object.entries(send)) write.setHeader(name, value);
      expect((await write).error).toBeNull();
    }
    expect(await state()).not.toEqual(before);
    expect((await undo(change)).data).toMatchObject({ restored: 6, kept: 0 });
    expect(await state()).toEqual(before);
  });

  it("subtracts the minutes that were added, whatever was added since", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    await owner.client.rpc("start_play", { of_game: 1, on_day: "2024" });
    const change = randomUUID();
    const add = { of_game: 1, added: 30, on_day: "2024" };
    for (const _ of ["sent", "repeated"]) await call("add_play_minutes", add, change);
    await owner.client.rpc("add_play_minutes", { ...add, added: 45 });
    expect((await undo(change)).data).toMatchObject({ restored: 1, kept: 0 });
    expect(await rows("plays")).toMatchObject([{ minutes: 45 }]);
    expect(await rows()).toMatchObject([{ play_minutes: 45 }]);
  });

  it("removes tags that were added, and restores a deleted one with its games", async () => {
    await shelf().insert([1, 2].map((game) => gameRow(owner.id, game)));
    await owner.client.rpc("tag_games", { game_ids: [1], tag_name: "co-op" });
    const { data: couch } = await owner.client.rpc("tag_games", { game_ids: [1, 2], tag_name: "couch" });
    const before = await state();
    const [tagged, merged] = [randomUUID(), randomUUID()];
    await call("tag_games", { game_ids: [2], tag_name: "new" }, tagged);
    const [coop] = (await owner.client.from("tags").select("id").eq("name", "co-op")).data ?? [];
    await call("remove_tag", { tag: couch.id, merge_into: coop?.id }, merged);
    expect((await undo(merged)).data).toMatchObject({ restored: 4, kept: 0 });
    expect((await undo(tagged)).data).toMatchObject({ restored: 2, kept: 0 });
    expect(await state()).toEqual(before);
  });

  it("is possible for an hour", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const change = randomUUID();
    await call("remove_games", { game_ids: [1] }, change);
    await server.sql("update public.changes set changed_at = now() - interval '61 minutes'");
    expect((await undo(change)).data).toBeNull();
    await shelf().insert(gameRow(owner.id, 2));
    expect(await rows("changes")).toHaveLength(1);
    // Any user's next change deletes it.
    await other.client.from("user_games").insert(gameRow(other.id, 1));
    await call("remove_games", { game_ids: [1] }, randomUUID(), other);
    expect(await rows("changes")).toMatchObject([{ user_id: other.id }]);
  });

  it("restores 10,000 games, and their statuses; a removal of more is refused", async () => {
    await server.sql(
      `insert into public.user_games (user_id, game_id, game_name, status)
       select $1, n, 'Game ' || n, 'want' from generate_series(1, 10000) n`,
      [owner.id],
    );
    // Autovacuum does the same. Without it, the foreign keys keep the plans that they made for an empty table.
    await server.sql("analyze public.user_games");
    const game_ids = Array.from({ length: 10_000 }, (_, n) => n + 1);
    const [moved, removed] = [randomUUID(), randomUUID()];
    expect((await call("set_status", { game_ids, new_status: "playing" }, moved)).error).toBeNull();
    // Each with the play that it has opened.
    expect((await undo(moved)).data).toMatchObject({ restored: 20_000, kept: 0 });
    expect((await call("remove_games", { game_ids }, removed)).error).toBeNull();
    expect((await undo(removed)).data).toMatchObject({ restored: 10_000, kept: 0 });
    expect((await call("remove_games", { game_ids: [...game_ids, 10_001] })).error?.code).toBe("22023");
    expect(await server.sql("select distinct status from public.user_games")).toEqual([{ status: "want" }]);
  });

  it("is refused if it would exceed 20,000 games", async () => {
    const fill = (first: number, last: number) =>
      server.sql(
        `insert into public.user_games (user_id, game_id, game_name, status)
         select $1, n, 'Game ' || n, 'want' from generate_series($2::integer, $3::integer) n`,
        [owner.id, first, last],
      );
    await fill(1, 10);
    const change = randomUUID();
    await call("remove_games", { game_ids: Array.from({ length: 10 }, (_, n) => n + 1) }, change);
    await fill(101, 20_095);
    const { data, error } = await undo(change);
    expect({ data, code: error?.code }).toEqual({ data: null, code: "QS001" });
    expect(await server.sql("select count(*)::integer as games from public.user_games")).toEqual([
      { games: 19_995 },
    ]);
    await owner.client.rpc("remove_games", { game_ids: [101, 102, 103, 104, 105] });
    expect((await undo(change)).data).toMatchObject({ restored: 10, kept: 0 });
  });
});

describe("a change", () => {
  it("can be undone by its owner only", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    const change = randomUUID();
    await call("remove_games", { game_ids: [1] }, change);
    expect((await undo(change, other)).data).toBeNull();
    expect((await undo(change, { client: server.connect() })).error?.code).toBe("42501");
    expect(await rows()).toEqual([]);
    expect((await undo(change)).data).toMatchObject({ restored: 1, kept: 0 });
  });

  it("of two users with the same id is two changes", async () => {
    const change = randomUUID();
    for (const user of [owner, other]) {
      await user.client.from("user_games").insert(gameRow(user.id, 1));
      await call("remove_games", { game_ids: [1] }, change, user);
    }
    await undo(change, other);
    expect(await rows()).toMatchObject([{ user_id: other.id }]);
  });

  it.each([
    ["no header", null],
    ["a malformed id", "1"],
    ["SQL", "'; drop table"],
  ])("is not recorded with %s", async (_, id) => {
    await shelf().insert(gameRow(owner.id, 1));
    const write = owner.client.rpc("remove_games", { game_ids: [1] });
    if (id !== null) write.setHeader("X-Change", id);
    expect((await write).data).toBe(1);
    expect(await rows("changes")).toEqual([]);
  });

  it("is not recorded if it changes nothing, or undoes another one", async () => {
    await shelf().insert(gameRow(owner.id, 1));
    await call("set_status", { game_ids: [1], new_status: "want" });
    await call("remove_games", { game_ids: [2] });
    expect(await rows("changes")).toEqual([]);
    const change = randomUUID();
    await call("remove_games", { game_ids: [1] }, change);
    await call("undo_change", { change });
    expect(await rows("changed_rows")).toEqual([]);
    expect(await rows("changes")).toHaveLength(1);
  });

  it("is deleted if newer ones have 500 changes, 40,000 rows or 50 MB", async () => {
    await shelf().insert([1, 2, 3].map((game) => gameRow(owner.id, game)));
    const change = randomUUID();
    for (const [column, value] of [
      ["rows", 40_000],
      ["bytes", 52_428_800],
    ] as const) {
      await call("remove_games", { game_ids: [1] }, change);
      await server.sql(
        `update public.changes set changed_at = now() - interval '1 minute', ${column} = ${value}`,
      );
      await call("remove_games", { game_ids: [2] });
      expect((await undo(change)).data, column).toBeNull();
      await server.sql("delete from public.changes");
      await shelf().insert([1, 2].map((game) => gameRow(owner.id, game)));
    }
    await server.sql(
      `insert into public.changes (user_id, id, changed_at)
       select $1, gen_random_uuid(), now() - n * interval '1 second' from generate_series(1, 600) n`,
      [owner.id],
    );
    await call("remove_games", { game_ids: [1] });
    expect(await rows("changes")).toHaveLength(500);
  });
});

describe("the status of many", () => {
  const setStatus = (ids: number[], status: string, client = owner.client) =>
    client.rpc("set_status", { game_ids: ids, new_status: status });

  it("changes the user's own games only", async () => {
    await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2, { status: "playing" })]);
    await other.client.from("user_games").insert(gameRow(other.id, 1));
    expect((await setStatus([1, 2, 3], "playing")).data).toEqual({ games: 2, moved: 1 });
    const statuses = await server.sql("select user_id, status from public.user_games where game_id = 1");
    expect(statuses).toContainEqual({ user_id: owner.id, status: "playing" });
    expect(statuses).toContainEqual({ user_id: other.id, status: "want" });
    expect((await setStatus([1], "sold")).error?.code).toBe("23514");
    expect((await setStatus([1], "want", server.connect())).error?.code).toBe("42501");
  });

  it("returns games that may be unreleased, with the stored year and the catalogue's first release", async () => {
    const added = "2026-06-01T00:00:00Z";
    const out = (year: string | null) => ({ date_added: added, game_release_date: year && `${year}-01-01` });
    await shelf().insert([
      gameRow(owner.id, 1, out("2025")),
      gameRow(owner.id, 2, out("2026")),
      gameRow(owner.id, 3, out("2027")),
      gameRow(owner.id, 4, out(null)),
      gameRow(owner.id, 5, { ...out("2026"), status: "playing" }),
    ]);
    const job = connectTo(server.url, server.supabase.secretKey);
    const game = { name: "x", slug: "x", updated_at: "2026-01-01" };
    const { error } = await job.from("games").insert([
      { ...game, id: 3, first_release_date: "2027-03-31", first_release_format: 3 },
      { ...game, id: 4, first_release_date: null, first_release_format: null },
    ]);
    expect(error).toBeNull();
    const unsure = (client: typeof owner.client, game_ids: number[]) =>
      client.rpc("unsure_releases", { game_ids });
    expect((await unsure(owner.client, [1, 2, 3, 4, 5, 6])).data).toEqual({
      2: { year: 2026, isKnown: false, date: null, format: null },
      3: { year: 2027, isKnown: true, date: "2027-03-31", format: 3 },
      4: { year: null, isKnown: true, date: null, format: null },
    });
    expect((await unsure(other.client, [2])).data).toEqual({});
    expect((await unsure(server.connect(), [2])).error?.code).toBe("42501");
  });
});

describe("the date of completion", () => {
  const change = async (from: Record<string, unknown>, to: Record<string, unknown>) => {
    await shelf().insert(gameRow(owner.id, 1, from));
    await shelf().update(to).eq("game_id", 1);
    return String((await shelf().select("date_completed").single()).data?.date_completed);
  };
  const TYPED = "2019-03-04T00:00:00+00:00";
  const STAMPED = "2019-03-04T05:06:07+00:00";
  const isNow = (text: string) => Math.abs(Date.parse(text) - Date.now()) < 60_000;

  it("is now when a game becomes completed", async () => {
    expect(isNow(await change({}, { status: "completed" }))).toBe(true);
  });

  it.each([STAMPED, TYPED])("is now when a game is completed again, instead of %s", async (before) => {
    expect(isNow(await change({ date_completed: before }, { status: "completed" }))).toBe(true);
  });

  it("is the one set by the same update", async () => {
    expect(await change({}, { status: "completed", date_completed: TYPED })).toBe(TYPED);
  });

  it("is unchanged when a game is no longer completed, or still is", async () => {
    const completed = { status: "completed", date_completed: STAMPED };
    for (const status of ["playing", "paused", "dropped", "endless"]) {
      expect(await change(completed, { status })).toBe(STAMPED);
    }
    await server.sql("delete from public.user_games");
    expect(await change(completed, { status: "completed", notes: "x" })).toBe(STAMPED);
  });

  it("is now when a play of a completed game is finished", async () => {
    await shelf().insert(gameRow(owner.id, 1, { status: "completed", date_completed: TYPED }));
    const day = new Date().toISOString().slice(0, 10);
    const args = { of_game: 1, new_outcome: "finished", on_day: day, of_play: crypto.randomUUID() };
    expect((await owner.client.rpc("end_play", args)).error).toBeNull();
    expect(isNow(String((await shelf().select("date_completed").single()).data?.date_completed))).toBe(true);
  });
});
