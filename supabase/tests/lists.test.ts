import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, newName, startSupabase, undo } from "./harness.ts";

type Args = Record<string, unknown>;
type Entry = { gameId: number; name: string; note: string | null };

const GAMES = 1200;

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
const anonymous = server.connect();
await server.sql(
  `insert into public.games (id, slug, name, cover_image_id, first_release_date, total_rating, updated_at)
   select n, 'game-' || n, 'Game ' || n, 'co' || n, '2010-06-01', 80, now() from generate_series(1, $1) n`,
  [GAMES],
);
afterAll(() => server.stop());
beforeEach(() => server.sql("delete from public.lists"));

async function call<T = unknown>(name: string, args: Args, client = owner.client): Promise<T> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw error;
  return data;
}
const failure = (name: string, args: Args, client = owner.client) =>
  call(name, args, client).then(
    () => "done",
    ({ code }) => code,
  );
const create = (args: Args = {}, client = owner.client) =>
  call<string>("create_list", { title: "Favourites", ...args }, client);
const read = (list: string, client = owner.client) =>
  call<{ size: number; entries: Entry[]; title: string } | null>(
    "read_list",
    { list, page_size: 1000 },
    client,
  );
const gamesOf = async (list: string) => (await read(list))?.entries.map(({ gameId }) => gameId);
const range = (length: number, from = 1) => Array.from({ length }, (_, n) => n + from);
const isSeen = async (list: string) =>
  Promise.all(
    [owner.client, other.client, anonymous].map(async (client) => (await read(list, client)) !== null),
  );

describe("a list", () => {
  it("is created with its games in one step, in their order, each once", async () => {
    const list = await create({ title: "Best", is_ranked: true, game_ids: [3, 1, 2, 1] });
    expect(await read(list)).toMatchObject({
      title: "Best",
      isRanked: true,
      visibility: "private",
      username: owner.username,
      size: 3,
      covers: ["co3", "co1", "co2"],
      entries: [
        {
          gameId: 3,
          name: "Game 3",
          coverImageId: "co3",
          releaseDate: "2010-06-01",
          rating: 80,
          note: null,
        },
        { gameId: 1 },
        { gameId: 2 },
      ],
    });
    expect(await failure("create_list", { title: "Unknown game", game_ids: [999_999] })).toBe("QS023");
    expect(await call("own_lists", {})).toMatchObject([{ id: list, title: "Best", size: 3 }]);
    expect(await call("own_lists", { containing: "bES" })).toMatchObject([{ id: list }]);
    expect(await call("own_lists", { containing: "b%" })).toEqual([]);
  });

  it("is created once by a repeated request, whose values count until the list is changed", async () => {
    const request = randomUUID();
    const id = await create({ request, title: "First", game_ids: [1] });
    expect(await create({ request, title: "Second", description: "Why", game_ids: [1] })).toBe(id);
    expect(await call("own_lists", {})).toMatchObject([{ id, title: "Second", description: "Why", size: 1 }]);
    await call("edit_list", { list: id, changes: { visibility: "public" } });
    await call("remove_from_list", { list: id, game: 1 });
    expect(await create({ request, title: "Third", game_ids: [1] })).toBe(id);
    expect(await call("own_lists", {})).toMatchObject([
      { id, title: "Second", visibility: "public", size: 0 },
    ]);
    expect(await call("remove_list", { list: id })).toBe(true);
    expect(await call("own_lists", {})).toEqual([]);
    expect(await create({ request: null })).not.toBe(id);
  });

  it("has an id that no other user can give a list of their own", async () => {
    const request = randomUUID();
    const id = await create({ request });
    const { data } = await other.client.rpc("create_list", { title: "x", request });
    expect(data).not.toBe(id);
    const { data: again } = await other.client.rpc("create_list", { title: "x", request: id });
    expect(again).not.toBe(id);
  });

  it("adds at the end, and leaves what it has where it is", async () => {
    const list = await create({ game_ids: [1, 2] });
    expect(await call("add_to_list", { list, game_ids: [2, 5, 4] })).toBe(2);
    expect(await gamesOf(list)).toEqual([1, 2, 5, 4]);
    expect(await call("add_to_list", { list, game_ids: [5] })).toBe(0);
  });

  it("accepts games of the shelf that are not in the catalogue, and keeps games that leave it", async () => {
    await owner.client.from("user_games").insert(
      gameRow(owner.id, 50_000, {
        game_name: "Mine alone",
        game_cover_url: "https://images.igdb.com/igdb/image/upload/t_cover_big/mine.jpg",
        game_release_date: "1999-01-01",
      }),
    );
    const list = await create({ game_ids: [50_000, GAMES] });
    await server.sql("delete from public.games where id = $1", [GAMES]);
    expect((await read(list))?.entries).toMatchObject([
      { name: "Mine alone", coverImageId: "mine", releaseDate: "1999-01-01", releaseFormat: 2 },
      { name: `Game ${GAMES}`, coverImageId: `co${GAMES}`, releaseDate: "2010-01-01", rating: null },
    ]);
    expect(await failure("create_list", { title: "x", game_ids: [50_000] }, other.client)).toBe("QS023");
  });

  it("has no release of a game without one that the catalogue lacks", async () => {
    await owner.client
      .from("user_games")
      .insert(gameRow(owner.id, 50_001, { game_name: "Undated", game_release_date: null }));
    const list = await create({ game_ids: [50_001] });
    expect((await read(list))?.entries).toMatchObject([{ name: "Undated", releaseDate: null }]);
  });

  it("changes only what is named", async () => {
    const list = await create({ description: "Why" });
    await call("edit_list", { list, changes: { title: "New", visibility: "public" } });
    expect(await read(list)).toMatchObject({ title: "New", description: "Why", visibility: "public" });
    await call("edit_list", { list, changes: { description: null, is_ranked: true } });
    expect(await read(list)).toMatchObject({ title: "New", description: null, isRanked: true });
  });

  it("stores a note for each game", async () => {
    const list = await create({ game_ids: [1, 2] });
    await call("set_list_note", { list, game: 2, note: "Two lines\nof praise 👩‍🚀" });
    expect((await read(list))?.entries).toMatchObject([
      { note: null },
      { note: "Two lines\nof praise 👩‍🚀" },
    ]);
    await call("set_list_note", { list, game: 2, note: null });
    expect((await read(list))?.entries).toMatchObject([{ note: null }, { note: null }]);
    expect(await failure("set_list_note", { list, game: 3, note: "x" })).toBe("QS024");
  });
});

describe("the order", () => {
  it("is changed by moving one game before another, or to the end", async () => {
    const list = await create({ game_ids: [1, 2, 3, 4] });
    await call("move_list_entry", { list, game: 4, before_game: 1 });
    expect(await gamesOf(list)).toEqual([4, 1, 2, 3]);
    await call("move_list_entry", { list, game: 4, before_game: 3 });
    expect(await gamesOf(list)).toEqual([1, 2, 4, 3]);
    await call("move_list_entry", { list, game: 1 });
    expect(await gamesOf(list)).toEqual([2, 4, 3, 1]);
    await call("move_list_entry", { list, game: 4, before_game: 4 });
    await call("move_list_entry", { list, game: 4, before_game: 3 });
    expect(await gamesOf(list)).toEqual([2, 4, 3, 1]);
  });

  it("follows any number of moves to the same place", async () => {
    const list = await create({ game_ids: range(6) });
    let expected = range(6);
    for (let turn = 0; turn < 60; turn++) {
      const [game = 0, before = 0] = turn % 2 ? [expected[5], expected[1]] : [expected[3], expected[0]];
      await call("move_list_entry", { list, game, before_game: before });
      expected = expected.filter((id) => id !== game);
      expected.splice(expected.indexOf(before), 0, game);
    }
    expect(await gamesOf(list)).toEqual(expected);
  });

  it("keeps every game once when two tabs move games that the other one moves or removes", async () => {
    const list = await create({ game_ids: range(5) });
    await call("move_list_entry", { list, game: 5, before_game: 1 });
    await call("move_list_entry", { list, game: 5, before_game: 3 });
    await call("remove_from_list", { list, game: 3 });
    expect(await failure("move_list_entry", { list, game: 1, before_game: 3 })).toBe("QS024");
    expect(await failure("move_list_entry", { list, game: 3, before_game: 1 })).toBe("QS024");
    expect(await gamesOf(list)).toEqual([1, 2, 5, 4]);
  });
});

describe("a removal", () => {
  const asChange = (name: string, args: Args, change?: string) =>
    callAsChange(owner.client, name, args, change);
  const undone = async (removal: { change: string }) => (await undo(owner.client, removal)).data;

  it("of a game can be undone with its place and note, and repeated", async () => {
    const list = await create({ game_ids: [1, 2, 3] });
    await call("set_list_note", { list, game: 2, note: "Kept" });
    const removal = await asChange("remove_from_list", { list, game: 2 });
    await asChange("remove_from_list", { list, game: 2 }, removal.change);
    expect(await gamesOf(list)).toEqual([1, 3]);
    for (const _ of ["once", "again"])
      expect(await undone(removal)).toMatchObject({ restored: 1, kept: 0, lists: [list] });
    expect((await read(list))?.entries).toMatchObject([{ gameId: 1 }, { gameId: 2, note: "Kept" }, {}]);
  });

  it("of a game is undone at the end of the list if its place was taken", async () => {
    const list = await create({ game_ids: [1, 2, 3] });
    const removal = await asChange("remove_from_list", { list, game: 2 });
    await server.sql("update public.list_entries set position = 2048 where game_id = 1");
    expect(await undone(removal)).toMatchObject({ restored: 1, kept: 0 });
    expect(await gamesOf(list)).toEqual([1, 3, 2]);
  });

  it("of a game is forgotten when the game is added again", async () => {
    const list = await create({ game_ids: [1, 2, 3] });
    await call("set_list_note", { list, game: 1, note: "Old" });
    const removal = await asChange("remove_from_list", { list, game: 1 });
    expect(await call("add_to_list", { list, game_ids: [1] })).toBe(1);
    expect(await undone(removal)).toMatchObject({ restored: 0, kept: 1 });
    expect((await read(list))?.entries.at(-1)).toMatchObject({ gameId: 1, note: null });
  });

  it("of a list can be undone with all its games", async () => {
    const list = await create({ visibility: "public", game_ids: [1, 2] });
    const removal = await asChange("remove_list", { list });
    expect(removal.data).toBe(true);
    expect((await asChange("remove_list", { list }, removal.change)).data).toBe(true);
    expect((await asChange("remove_list", { list })).data).toBe(false);
    expect(await isSeen(list)).toEqual([false, false, false]);
    expect(await call("own_lists", {})).toEqual([]);
    expect(await failure("add_to_list", { list, game_ids: [3] })).toBe("QS022");
    expect(await undone(removal)).toMatchObject({ restored: 3, kept: 0, lists: [list] });
    expect(await gamesOf(list)).toEqual([1, 2]);
  });
});

describe("who sees a list", () => {
  it.each([
    ["private", [true, false, false], 0],
    ["link", [true, true, true], 0],
    ["public", [true, true, true], 1],
  ] as const)("%s", async (visibility, seen, listed) => {
    const list = await create({ visibility, game_ids: [1] });
    expect(await isSeen(list)).toEqual(seen);
    const { data } = await anonymous.rpc("read_lists", { owner: owner.id });
    expect(data.total).toBe(listed);
    await call("edit_list", { list, changes: { visibility: "private" } });
    expect(await isSeen(list)).toEqual([true, false, false]);
  });

  it("shows visitors nothing of a user without a username", async () => {
    const unnamed = await server.newUser(null);
    const list = await create({ visibility: "public" }, unnamed.client);
    expect(await read(list, anonymous)).toBeNull();
    expect(await read(list, unnamed.client)).toMatchObject({ title: "Favourites" });
    await unnamed.client.from("profiles").upsert({ id: unnamed.id, username: newName() });
    expect(await read(list, anonymous)).toMatchObject({ title: "Favourites" });
  });

  it("lists size and first covers of public lists, without removed games", async () => {
    const list = await create({ visibility: "public", game_ids: range(8) });
    await call("remove_from_list", { list, game: 1 });
    const { data } = await anonymous.rpc("read_lists", { owner: owner.id });
    const [first] = data.lists.filter(({ id }: { id: string }) => id === list);
    expect(first).toMatchObject({ size: 7, covers: ["co2", "co3", "co4", "co5", "co6"] });
    expect(Object.keys(first).sort()).toEqual(
      ["id", "title", "description", "isRanked", "updatedAt", "size", "covers"].sort(),
    );
  });
});

const calls = (list: string): [string, Args][] => [
  ["add_to_list", { list, game_ids: [9] }],
  ["edit_list", { list, changes: { visibility: "public" } }],
  ["move_list_entry", { list, game: 1, before_game: 2 }],
  ["set_list_note", { list, game: 1, note: "Mine" }],
  ["remove_from_list", { list, game: 1 }],
];

describe("access", () => {
  it("lets no other user and no visitor change a list, or learn whether it exists", async () => {
    const list = await create({ game_ids: [1, 2], visibility: "public" });
    const state = () => server.sql("select * from public.list_entries natural join public.lists order by 1");
    const before = await state();
    for (const [name, args] of calls(list)) {
      expect(await failure(name, args, other.client), name).toBe("QS022");
      expect(await failure(name, { ...args, list: randomUUID() }, other.client), name).toBe("QS022");
      expect(await failure(name, args, anonymous), name).toBe("42501");
    }
    expect(await call("remove_list", { list }, other.client)).toBe(false);
    expect(await failure("remove_list", { list }, anonymous)).toBe("42501");
    expect(await failure("create_list", { title: "x" }, anonymous)).toBe("42501");
    expect(await failure("own_lists", {}, anonymous)).toBe("42501");
    expect(await call("own_lists", {}, other.client)).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it("has no inner function that users may call", async () => {
    const allowed = await server.sql(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and prosrc ~ 'public\\.(lists|list_(entries|size|covers))\\M'
         and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    expect(allowed.map(({ proname }) => proname)).toEqual([
      ...["add_import_records", "add_to_list", "create_list"],
      ...[
        "edit_list",
        "like_list",
        "list_likers",
        "moderated_pages",
        "move_list_entry",
        "own_lists",
        "own_moderation",
      ],
      "own_notices",
      ...["read_activity", "read_list", "read_lists", "remove_from_list", "remove_list", "report_thing"],
      ...["set_list_note", "shelf_choices", "shelf_query", "undo_change", "unlike_list"],
    ]);
  });
});

describe("limits", () => {
  const insertLists = (count: number) =>
    server.sql(
      "insert into public.lists (user_id, title) select $1, 'List ' || n from generate_series(1, $2) n",
      [owner.id, count],
    );

  it("allow a user 1,000 lists", async () => {
    await insertLists(999);
    const last = await create();
    const { error } = await owner.client.rpc("create_list", { title: "Too many" });
    expect(error).toMatchObject({
      code: "QS020",
      message: "You have 1,000 lists. Delete one that you do not need.",
    });
    expect(await create({}, other.client)).toEqual(expect.any(String));
    await call("remove_list", { list: last });
    await create();
  });

  it("allow a list 1,000 games", async () => {
    const list = await create({ game_ids: range(1000) });
    const { error } = await owner.client.rpc("add_to_list", { list, game_ids: [1001] });
    expect(error).toMatchObject({ code: "QS021", message: "This list is full: it holds 1,000 games." });
    expect(await failure("add_to_list", { list, game_ids: range(1001) })).toBe("QS021");
    await call("remove_from_list", { list, game: 500 });
    expect(await call("add_to_list", { list, game_ids: [1001] })).toBe(1);
    expect(await gamesOf(list)).toHaveLength(1000);
    await call("move_list_entry", { list, game: 1001, before_game: 1 });
    expect((await gamesOf(list))?.slice(0, 2)).toEqual([1001, 1]);
  });

  it.each([
    ["no title", { title: "" }],
    ["a title of spaces", { title: "  " }],
    ["spaces around a title", { title: " x " }],
    ["a title of 101 characters", { title: "x".repeat(101) }],
    ["a line break in a title", { title: "a\nb" }],
    ["a control character in a title", { title: "a\u0007b" }],
    ["text that turns round in a title", { title: "a\u202eb" }],
    ["a description of 2,001 characters", { description: "x".repeat(2001) }],
    ["an empty description", { description: "" }],
    ["a control character in a description", { description: "a\u0085b" }],
    ["an unknown visibility", { visibility: "friends" }],
  ])("refuse %s", async (_, values) => {
    expect(await failure("create_list", { title: "x", ...values })).toBe("23514");
    const list = await create();
    expect(await failure("edit_list", { list, changes: values })).toBe("23514");
  });

  it.each(["", "x".repeat(501), "a\u001bb", "a\u2066b"])("refuse the note %j", async (note) => {
    const list = await create({ game_ids: [1] });
    expect(await failure("set_list_note", { list, game: 1, note })).toBe("23514");
  });

  it.each([
    ["create_list", { title: null }],
    ["create_list", { title: "x", game_ids: "all" }],
    ["add_to_list", { list: "x", game_ids: [1] }],
    ["add_to_list", { list: randomUUID(), game_ids: null }],
    ["edit_list", { list: randomUUID(), changes: "x" }],
    ["own_lists", { page_size: -1, page_offset: -1 }],
    ["own_lists", { page_size: 2_147_483_648 }],
    ["move_list_entry", { list: randomUUID(), game: "x" }],
  ])("answer %s %j with at most a client's error", async (name, args) => {
    const { status } = await owner.client.rpc(name, args);
    expect(status).toBeLessThan(500);
  });
});
