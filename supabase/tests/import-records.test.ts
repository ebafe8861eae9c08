import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { gameRow, type User } from "./harness.ts";
import { importSteps } from "./import-steps.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const server = await startWithCatalogue();
afterAll(() => server.stop());

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const play = (number: number, rest: object = {}) => ({
  kind: "plays",
  data: { id: uuid(number), game_id: 1942, outcome: "finished", minutes: 60, started: "2024-05", ...rest },
});
const list = (number: number, title: string) => ({
  kind: "lists",
  data: { id: uuid(number), title, is_ranked: false, visibility: "private" },
});
const smartList = (number: number, name: string, query = "length=-5") => ({
  kind: "smart_lists",
  data: { id: uuid(number), name, query },
});
const entry = (number: number, gameId: number, position = gameId) => ({
  kind: "list_entries",
  data: { list_id: uuid(number), game_id: gameId, game_name: "A game", position },
});

const favourite = (game_id: number, position: number) => ({
  kind: "favourites",
  data: { game_id, position },
});

async function read(user: User, records: object[], rows: object[] = [{ title: "", igdb_id: 1942 }]) {
  const steps = importSteps(user);
  const id = await steps.begin();
  await steps.add(id, rows);
  await steps.call("add_import_records", {
    import: id,
    records: records.map((record, index) => ({ place: index + 1, ...record })),
  });
  await steps.match(id);
  return { ...steps, id };
}

const rowsOf = async ({ client }: User, table: string, columns = "*") =>
  (await client.from(table).select(columns)).data ?? [];

it("previews what is new, there and left out, and writes exactly that", async () => {
  const user = await server.newUser();
  await user.client.from("user_games").insert(gameRow(user.id, 1942));
  await user.client
    .from("plays")
    .insert({ id: uuid(1), user_id: user.id, game_id: 1942, outcome: "finished" });
  await user.client.rpc("create_list", { title: "Mine" });
  await user.client.from("smart_lists").insert({ user_id: user.id, name: "Mine", query: "year=2000" });
  const { id, summary, write } = await read(user, [
    { kind: "tags", data: { id: uuid(9), name: "Co-op" } },
    { kind: "game_tags", data: { game_id: 1942, tags: ["co-op"] } },
    play(1),
    play(2),
    play(3, { game_id: 1020 }),
    list(4, "Best of 2024"),
    entry(4, 1942),
    entry(4, 1020),
    smartList(5, "mine"),
    smartList(6, "Short", `length=-5&tag=${uuid(9)}`),
  ]);
  const expected = [
    { kind: "plays", added: 1, there: 1, left: 1, titles: [] },
    { kind: "tags", added: 1, there: 0, left: 0, titles: [] },
    { kind: "game_tags", added: 1, there: 0, left: 0, titles: [] },
    { kind: "lists", added: 1, there: 0, left: 0, titles: ["Best of 2024"] },
    { kind: "smart_lists", added: 1, there: 1, left: 0, titles: [] },
  ];
  expect(await summary(id)).toMatchObject({ records: expected, recordsToWrite: 10, recordsWritten: 0 });
  expect(await rowsOf(user, "plays")).toHaveLength(1);
  await write(id, 3);
  expect(await summary(id)).toMatchObject({ records: expected, recordsToWrite: 0, state: "done" });
  expect(await rowsOf(user, "plays", "id")).toEqual(
    expect.arrayContaining([{ id: uuid(1) }, { id: uuid(2) }]),
  );
  expect(await rowsOf(user, "lists", "title")).toEqual(
    expect.arrayContaining([{ title: "Mine" }, { title: "Best of 2024" }]),
  );
  expect(await rowsOf(user, "list_entries", "game_id")).toHaveLength(2);
  expect(await rowsOf(user, "game_tags", "game_id")).toEqual([{ game_id: 1942 }]);
  expect(await rowsOf(user, "smart_lists", "name, query")).toEqual(
    expect.arrayContaining([
      { name: "Mine", query: "year=2000" },
      { name: "Short", query: `length=-5&tag=${uuid(9)}` },
    ]),
  );
  // Its hours are those of both plays.
  expect(await rowsOf(user, "user_games", "play_minutes")).toEqual([{ play_minutes: 60 }]);
});

it("writes a game whose own fields are null", async () => {
  const user = await server.newUser();
  const { id, write } = await read(
    user,
    [],
    [{ title: "", igdb_id: 1942, own: { steam_games: null, game_platforms: null, date_added: null } }],
  );
  expect(await write(id)).toBe(1);
});

it("adds a play whose game is imported later", async () => {
  const user = await server.newUser();
  const rows = [{ title: "No such game of any catalogue" }];
  const { id, call, summary, write } = await read(user, [play(1)], rows);
  await write(id);
  expect(await summary(id)).toMatchObject({ state: "done", records: [{ kind: "plays", added: 0, left: 1 }] });
  await call("choose_import_game", { import: id, of_row: 1, game_id: 1942, skip: false });
  await write(id);
  expect(await summary(id)).toMatchObject({ state: "done", records: [{ kind: "plays", added: 1, left: 0 }] });
});

it("gives a list of a file a random id, the same while the list is there", async () => {
  const user = await server.newUser();
  const records = [list(4, "Best of 2024"), entry(4, 1942)];
  const lists = async () => (await rowsOf(user, "lists", "id")).map((row) => Object(row).id);
  const first = await read(user, records);
  await first.write(first.id, 1);
  const [old] = await lists();
  const again = await read(user, records);
  expect(await again.summary(again.id)).toMatchObject({ records: [{ kind: "lists", added: 0, there: 1 }] });
  await again.write(again.id);
  expect(await lists()).toEqual([old]);

  await server.sql("delete from public.lists where user_id = $1", [user.id]);
  const last = await read(user, records);
  await last.write(last.id);
  expect(await lists()).toEqual([expect.not.stringMatching(old)]);
  expect(await rowsOf(user, "list_entries", "game_id")).toEqual([{ game_id: 1942 }]);
});

it("undoes what it added, and leaves what the user has changed since", async () => {
  const user = await server.newUser();
  const { id, write, undo } = await read(
    user,
    [
      { kind: "tags", data: { id: uuid(8), name: "Mine now" } },
      { kind: "tags", data: { id: uuid(9), name: "Unused" } },
      { kind: "import_choices", data: { title_key: "portal", game_id: 71 } },
      { kind: "import_mappings", data: { header_key: "a,b", mapping: {} } },
      { kind: "removed_steam_apps", data: { appid: 440 } },
      play(1),
      play(2, { game_id: 1020 }),
      { kind: "copies", data: { id: uuid(3), game_id: 1942, store: "GOG" } },
      list(4, "Kept"),
      entry(4, 1942),
      list(5, "Gone"),
      entry(5, 1942),
      smartList(6, "Renamed"),
      smartList(7, "As it was"),
    ],
    [
      { title: "", igdb_id: 1942 },
      { title: "", igdb_id: 1020 },
    ],
  );
  await write(id);
  await user.client.from("plays").update({ note: "Again!" }).eq("id", uuid(1));
  await user.client.rpc("tag_games", { game_ids: [1942], tag_name: "mine now" });
  const lists: { id: string; title: string }[] = await user.client.rpc("own_lists").then(({ data }) => data);
  const kept = lists.find(({ title }) => title === "Kept")?.id;
  await user.client.rpc("add_to_list", { list: kept, game_ids: [1020] });

  await user.client.from("smart_lists").update({ name: "Mine" }).eq("id", uuid(6));

  expect(await undo(id, 2)).toBe("undone");
  expect(await rowsOf(user, "plays", "id")).toEqual([{ id: uuid(1) }]);
  expect(await rowsOf(user, "smart_lists", "name")).toEqual([{ name: "Mine" }]);
  expect(await rowsOf(user, "copies")).toEqual([]);
  expect(await rowsOf(user, "tags", "name")).toEqual([{ name: "Mine now" }]);
  expect(await rowsOf(user, "lists", "title")).toEqual([{ title: "Kept" }]);
  // The choice of a game that is in the file is the user's; restored ones go.
  for (const table of ["import_choices", "import_mappings", "removed_steam_apps"])
    expect(await rowsOf(user, table)).toEqual([]);
  // With a play of the user's own, the game stays.
  expect(await rowsOf(user, "user_games", "game_id")).toEqual([{ game_id: 1942 }]);
});

it("adds favourites after those that are chosen, up to five, and undoes them", async () => {
  const user = await server.newUser();
  const games = [1942, 1020, 7346, 72, 71, 73];
  await user.client.from("user_games").insert(games.slice(0, 2).map((id) => gameRow(user.id, id)));
  for (const game of [1020, 1942]) await user.client.rpc("add_favourite", { game });
  const { id, summary, write, undo } = await read(
    user,
    [
      favourite(1942, 1),
      favourite(71, 4),
      favourite(72, 3),
      favourite(73, 6),
      favourite(7346, 2),
      favourite(5, 9),
    ],
    games.map((igdb_id) => ({ title: "", igdb_id })),
  );
  const favourites = async () =>
    (await user.client.rpc("own_favourites")).data.map(({ id: game }: { id: number }) => game);
  expect(await summary(id)).toMatchObject({ records: [{ kind: "favourites", added: 4, there: 1, left: 1 }] });
  await write(id, 2);
  // Favourites that fit keep the file's order; the one that does not fit is left out.
  expect(await favourites()).toEqual([1020, 1942, 72, 71, 73]);
  expect(await summary(id)).toMatchObject({ records: [{ kind: "favourites", added: 3, there: 1, left: 2 }] });
  await user.client.rpc("move_favourite", { game: 71, before_game: 1020 });
  await undo(id, 2);
  expect(await favourites()).toEqual([1020, 1942]);
});

it.each([
  { account: "an old", days: 3, visibility: "followers" },
  { account: "a new", days: 0, visibility: "private" },
])(
  "adds reviews of games that have none to $account account as $visibility, and undoes those that have not changed",
  async (account) => {
    const user = await server.newUser();
    await server.sql("update auth.users set created_at = now() - make_interval(days => $2) where id = $1", [
      user.id,
      account.days,
    ]);
    const games = [1942, 1020, 7346];
    await user.client.from("user_games").insert(gameRow(user.id, 1942));
    const own = { of_game: 1942, review_text: "Mine", is_spoiler: false, visibility: "public" };
    await user.client.rpc("put_review", own);
    const review = (game_id: number, text: string, visibility: string) => ({
      kind: "reviews",
      data: { game_id, text, is_spoiler: true, visibility, created_at: "2024-05-01T10:00:00+00:00" },
    });
    const { id, summary, write, undo } = await read(
      user,
      [
        review(1942, "The file's", "public"),
        review(1020, " With\u200b a\ttab\n", "followers"),
        review(7346, "Private", "private"),
        review(5, "Not on the shelf", "public"),
      ],
      games.map((igdb_id) => ({ title: "", igdb_id })),
    );
    const reviews = async () =>
      (await user.client.from("reviews").select("game_id, text, is_spoiler, visibility").order("game_id"))
        .data;
    await write(id, 2);
    const mine = { game_id: 1942, text: "Mine", is_spoiler: false, visibility: "public" };
    const left = { game_id: 7346, text: "Private", is_spoiler: true, visibility: "private" };
    expect(await reviews()).toEqual([
      { game_id: 1020, text: "With atab", is_spoiler: true, visibility: account.visibility },
      mine,
      left,
    ]);
    expect(await summary(id)).toMatchObject({ records: [{ kind: "reviews", added: 2, there: 1, left: 1 }] });
    const { data: times } = await user.client.from("reviews").select("published_at").neq("game_id", 1942);
    expect(times?.map(({ published_at }) => published_at)).toEqual(
      account.days ? ["2024-05-01T10:00:00+00:00", null] : [null, null],
    );
    await user.client.rpc("put_review", { ...own, of_game: 7346, review_text: "Changed" });
    await undo(id, 2);
    expect(await reviews()).toEqual([
      mine,
      { game_id: 7346, text: "Changed", is_spoiler: false, visibility: "public" },
    ]);
  },
);

const nameOf = async (user: User) => {
  const { data } = await user.client.from("profiles").select("username").single();
  return String(data?.username);
};
const follow = (username: string | null) => ({
  kind: "follows",
  data: { username, followed_at: "2024-05-01T10:00:00+00:00" },
});

it("follows people by their names if they can be followed, and undoes what the user has not followed again", async () => {
  const [user, ada, bob, blocked, closed, renewed] = await Promise.all(
    Array.from({ length: 6 }, () => server.newUser()),
  );
  if (!user || !ada || !bob || !blocked || !closed || !renewed) throw new Error("no users");
  await server.sql("update auth.users set created_at = now() - interval '3 days' where id = $1", [user.id]);
  await user.client.rpc("follow_person", { person: bob.id });
  await blocked.client.rpc("block_person", { person: user.id });
  await closed.client.rpc("edit_profile", { changes: { visibility: "private" } });
  const names = await Promise.all([ada, bob, blocked, closed, renewed].map(nameOf));
  const { id, summary, write, undo } = await read(
    user,
    [...names.map((name) => name.toUpperCase()), await nameOf(user), "nobody_here", null].map(follow),
  );
  const follows = () =>
    server.sql(
      "select followed_id as id, followed_at::date::text as day from public.follows where user_id = $1 order by 1",
      [user.id],
    );
  // Blocks are known to the write alone.
  expect(await summary(id)).toMatchObject({ records: [{ kind: "follows", added: 3, there: 1, left: 4 }] });
  await write(id, 3);
  expect(await summary(id)).toMatchObject({ records: [{ kind: "follows", added: 2, there: 1, left: 5 }] });
  const today = (await server.sql("select current_date::text as day"))[0]?.day;
  const expected = [
    { id: ada.id, day: "2024-05-01" },
    { id: bob.id, day: today },
    { id: renewed.id, day: "2024-05-01" },
  ];
  expect(await follows()).toEqual(expected.sort((one, two) => (one.id < two.id ? -1 : 1)));
  await user.client.rpc("unfollow_person", { person: renewed.id });
  await user.client.rpc("follow_person", { person: renewed.id });
  await undo(id, 2);
  expect((await follows()).map((row) => row.id).sort()).toEqual([bob.id, renewed.id].sort());
});

it("holds the limits of follows, also of a new or suspended account", async () => {
  const [user, fresh, suspended] = [await server.newUser(), await server.newUser(), await server.newUser()];
  await server.sql("update auth.users set created_at = now() - interval '3 days' where id <> $1", [fresh.id]);
  await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Spam.')", [suspended.id]);
  const people = await server.sql(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     select gen_random_uuid(), 'many' || n || '@example.com', now(), jsonb_build_object('username', 'many_' || n)
     from generate_series(1, 60) as n returning id`,
  );
  const records = people.map((_, index) => follow(`many_${index + 1}`));
  await server.sql("alter table public.follows disable trigger all, enable trigger follows_limit_rows");
  await server.sql(
    "insert into public.follows (user_id, followed_id) select $1, gen_random_uuid() from generate_series(1, 1990)",
    [user.id],
  );
  await server.sql("alter table public.follows enable trigger all");
  for (const [account, added] of [
    [user, 10],
    [fresh, 50],
    [suspended, 0],
  ] as const) {
    const { id, summary, write } = await read(account, records);
    await write(id, 25);
    expect(await summary(id)).toMatchObject({
      state: "done",
      records: [{ kind: "follows", added, there: 0, left: 60 - added }],
    });
  }
  await server.sql("delete from public.follows where user_id = $1", [user.id]);
});

it("likes the reviews and lists that can be read, and undoes what the user has not liked again", async () => {
  const [user, ada, blocked] = [await server.newUser(), await server.newUser(), await server.newUser()];
  for (const author of [user, ada, blocked]) {
    for (const [game, visibility] of [
      [1942, "public"],
      [1020, "followers"],
      [72, "public"],
    ] as const) {
      await author.client.from("user_games").insert(gameRow(author.id, game));
      const fields = { review_text: "Good.", is_spoiler: false, visibility };
      await author.client.rpc("put_review", { of_game: game, ...fields });
    }
  }
  const create = async ({ client }: User, visibility: string) =>
    (await client.rpc("create_list", { title: "List", visibility })).data;
  const lists = [
    await create(ada, "public"),
    await create(ada, "private"),
    await create(user, "public"),
    await create(blocked, "public"),
    randomUUID(),
  ];
  await blocked.client.rpc("block_person", { person: user.id });
  const review = (username: string | null, game_id: number) => ({
    kind: "review_likes",
    data: { username, game_id, liked_at: "2024-05-01T10:00:00+00:00" },
  });
  const [own, name, other] = await Promise.all([user, ada, blocked].map(nameOf));
  if (!own || !name || !other) throw new Error("no names");
  await user.client.rpc("like_review", { author: ada.id, of_game: 72 });
  const { id, summary, write, undo } = await read(user, [
    review(name, 1942),
    review(name, 1020),
    review(name, 72),
    review(name, 5),
    review(own, 1942),
    review(other, 1942),
    review(null, 1942),
    ...lists.map((list_id) => ({ kind: "list_likes", data: { list_id } })),
  ]);
  const likes = () =>
    server.sql(
      "select author_id, game_id, liked_at < '2025-01-01' as is_old from public.review_likes where user_id = $1 order by game_id",
      [user.id],
    );
  const rank = async (game: number) =>
    (
      await server.sql("select likes_rank from public.reviews where user_id = $1 and game_id = $2", [
        ada.id,
        game,
      ])
    )[0]?.likes_rank;
  const records = [
    { kind: "review_likes", added: 1, there: 1, left: 5 },
    { kind: "list_likes", added: 1, there: 0, left: 4 },
  ];
  // The preview does not tell which reviews others have closed.
  expect(await summary(id)).toMatchObject({ records });
  await write(id, 3);
  expect(await summary(id)).toMatchObject({ records });
  expect(await likes()).toEqual([
    { author_id: ada.id, game_id: 72, is_old: false },
    { author_id: ada.id, game_id: 1942, is_old: true },
  ]);
  expect(await rank(1942)).toBe(1);
  const list = { list: lists[0] };
  expect((await user.client.rpc("read_list_likes", list)).data).toEqual({ liked: true, likes: 1 });
  await user.client.rpc("unlike_list", list);
  await user.client.rpc("like_list", list);
  await undo(id, 2);
  expect(await likes()).toEqual([{ author_id: ada.id, game_id: 72, is_old: false }]);
  expect(await rank(1942)).toBe(0);
  expect((await user.client.rpc("read_list_likes", list)).data).toEqual({ liked: true, likes: 1 });

  await user.client.rpc("unlike_list", list);
  await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Spam.')", [user.id]);
  const late = await read(user, [review(name, 1942), { kind: "list_likes", data: { list_id: lists[0] } }]);
  await late.write(late.id, 2);
  expect(await late.summary(late.id)).toMatchObject({
    records: [
      { kind: "review_likes", added: 0, left: 1 },
      { kind: "list_likes", added: 0, left: 1 },
    ],
  });
});

it("fills empty fields of the profile, replaces all, or leaves it, as chosen; and undoes it", async () => {
  const user = await server.newUser();
  await user.client.rpc("edit_profile", { changes: { about: "Mine", socials: { github: "mine" } } });
  const record = {
    kind: "profile",
    data: {
      about: "The file's",
      website: "https://example.com",
      steam_id: null,
      socials: { github: "theirs", xbox: "box" },
      show_imported: true,
      steam_sync: false,
    },
  };
  const { id, options, summary, write, undo } = await read(user, [record]);
  expect((await summary(id)).profile).toEqual([
    { field: "website", from: null, to: "https://example.com" },
    { field: "xbox", from: null, to: "box" },
    { field: "show_imported", from: false, to: true },
  ]);
  await options(id, { policy: { profile: "none" } });
  expect((await summary(id)).profile).toEqual([]);
  await options(id, { policy: { profile: "file" } });
  expect((await summary(id)).profile.map(({ field }: { field: string }) => field)).toEqual([
    "about",
    "website",
    "github",
    "xbox",
    "show_imported",
  ]);
  await options(id, { policy: { profile: "mine" } });
  await write(id);
  const profile = async () => (await user.client.from("profiles").select().single()).data;
  expect(await profile()).toMatchObject({
    about: "Mine",
    website: "https://example.com",
    socials: { github: "mine", xbox: "box" },
    show_imported: true,
  });
  await user.client.rpc("edit_profile", { changes: { website: "https://mine.example" } });
  await undo(id);
  expect(await profile()).toMatchObject({
    about: "Mine",
    website: "https://mine.example",
    socials: { github: "mine" },
    show_imported: false,
  });
});

it("leaves out what a table refuses, and writes the rest", async () => {
  // Too long for an index.
  const manyWords = Array.from({ length: 250 }, () => randomUUID()).join(" ");
  const user = await server.newUser();
  const { id, summary, write } = await read(user, [
    play(1, { started: "2024-13" }),
    play(2, { started: "2099" }),
    play(3),
    list(4, "x".repeat(101)),
    list(5, "Fine"),
    entry(5, 1942, 7),
    entry(5, 1020, 7),
    entry(5, 7346, Number.MAX_SAFE_INTEGER),
    { ...entry(5, 72), data: { ...entry(5, 72).data, release_year: -1 } },
    { kind: "import_choices", data: { title_key: manyWords, game_id: 1942 } },
    { kind: "import_choices", data: { title_key: "x".repeat(10_001), game_id: 1942 } },
    { kind: "import_choices", data: { title_key: "portal|2011|", game_id: 1942 } },
    ...Array.from({ length: 25 }, (_, index) => ({
      kind: "copies",
      data: { id: uuid(100 + index), game_id: 1942, store: "GOG" },
    })),
  ]);
  await write(id);
  expect(await summary(id)).toMatchObject({
    state: "done",
    records: [
      { kind: "plays", added: 1, left: 2 },
      { kind: "copies", added: 20, left: 5 },
      { kind: "lists", added: 1, left: 1 },
      { kind: "import_choices", added: 1, left: 2 },
    ],
  });
  expect(await rowsOf(user, "list_entries", "game_id")).toEqual([{ game_id: 1942 }]);
});

// "-infinity" and years before Christ are no times that pages could show, of a public list for example. A review of the future would stay
// the first of feeds.
it.each(["-infinity", "0044-03-15 BC", "2099-01-01"])(
  "dates what the file has as of %s to now",
  async (time) => {
    const user = await server.newUser();
    const times = { created_at: time, updated_at: time, added_at: time };
    const before = Date.now() - 60_000;
    const { id, write } = await read(user, [
      { kind: "tags", data: { id: uuid(1), name: "x", ...times } },
      play(2, times),
      { kind: "copies", data: { id: uuid(3), game_id: 1942, store: "GOG", ...times } },
      { kind: "lists", data: { id: uuid(4), title: "x", is_ranked: false, visibility: "public", ...times } },
      {
        kind: "list_entries",
        data: { list_id: uuid(4), game_id: 1942, game_name: "x", position: 1, ...times },
      },
      { kind: "smart_lists", data: { id: uuid(5), name: "x", query: "year=2000", ...times } },
      { kind: "removed_steam_apps", data: { appid: 5, removed_at: time } },
      { kind: "import_choices", data: { title_key: "x", game_id: 1942, chosen_at: time } },
      { kind: "import_mappings", data: { header_key: "x", mapping: {}, saved_at: time } },
      {
        kind: "reviews",
        data: { game_id: 1942, text: "x", visibility: "public", created_at: time, edited_at: time },
      },
    ]);
    await write(id);
    for (const [table, ...columns] of [
      ["tags", "created_at"],
      ["plays", "created_at", "updated_at"],
      ["copies", "created_at", "updated_at"],
      ["lists", "created_at", "updated_at"],
      ["list_entries", "added_at"],
      ["smart_lists", "created_at"],
      ["removed_steam_apps", "removed_at"],
      ["import_choices", "chosen_at"],
      ["import_mappings", "saved_at"],
      ["reviews", "created_at", "edited_at"],
    ] as const) {
      const rows: object[] = await rowsOf(user, table, columns.join());
      expect(rows, table).toHaveLength(1);
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        expect.soft(Date.parse(value), `${table}.${column}`).toBeGreaterThan(before);
        expect.soft(Date.parse(value), `${table}.${column}`).toBeLessThan(before + 300_000);
      }
    }
  },
);

it("writes as many plays of a rival's file as there is room for", async () => {
  const user = await server.newUser();
  await user.client.from("user_games").insert(gameRow(user.id, 1942));
  const row = {
    title: "",
    igdb_id: 1942,
    plays: [{ finished: "2024-05-01" }, { finished: "2024-06-01" }],
    status: "completed",
  };
  const steps = importSteps(user);
  const id = await steps.begin();
  await steps.add(id, [row]);
  const tag = { place: 199_999, kind: "tags", data: { id: uuid(1), name: "x" } };
  await steps.call("add_import_records", { import: id, records: [tag] });
  await steps.match(id);
  await steps.write(id);
  expect(await rowsOf(user, "plays", "finished")).toHaveLength(1);
});

it("refuses records of other shapes, of other users' imports, and after the file is read", async () => {
  const [user, other] = [await server.newUser(), await server.newUser()];
  const { id, call } = await read(user, []);
  const add = (client: User["client"], of: string, records: unknown) =>
    client.rpc("add_import_records", { import: of, records }).then(({ error }) => error?.code);
  expect(await add(user.client, id, [])).toBe("QS008");
  const open = await call("begin_import", { source: "questshelf", file_name: "x" });
  expect(await add(other.client, open, [])).toBe("QS007");
  expect(await add(server.connect() as never, open, [])).toBe("42501");
  const one = { place: 1, ...play(1) };
  for (const records of [null, {}, Array.from({ length: 1001 }, () => one)])
    expect(await add(user.client, open, records)).toBe("22023");
  for (const record of [
    { ...one, kind: "users" },
    { ...one, place: 0 },
    { ...one, place: 200_001 },
    { ...one, data: [] },
    { ...one, data: { note: "x".repeat(100_001) } },
  ])
    expect(await add(user.client, open, [record])).toMatch(/^(23514|22023)$/);
  for (const data of [{ id: "x" }, { minutes: "many" }, { created_at: "yesterday or so" }])
    expect(await add(user.client, open, [{ ...one, data }])).toMatch(/^22/);
  for (const tags of [{}, "x"])
    expect(
      await add(user.client, open, [{ place: 1, kind: "game_tags", data: { game_id: 1942, tags } }]),
    ).toBe("22023");
  for (const shown_sections of ["{hours}", {}, 1])
    expect(await add(user.client, open, [{ place: 1, kind: "profile", data: { shown_sections } }])).toMatch(
      /^22/,
    );
  for (const notices_off of ["{likes}", {}, 1])
    expect(await add(user.client, open, [{ place: 1, kind: "profile", data: { notices_off } }])).toMatch(
      /^22/,
    );
  expect(await add(user.client, open, [one])).toBeUndefined();
  for (const [name, args] of [
    ["write_import_records", { of_import: open, owner: other.id, places: [1] }],
    ["write_next_records", { of_import: open, owner: other.id, batch: 1 }],
    ["undo_records", { of_import: open, owner: other.id, batch: 1 }],
    ["set_profile_fields", { fields: { about: "x" } }],
    ["import_record_counts", { of_import: id }],
    ["import_profile_changes", { of_import: id }],
  ] as const)
    expect((await other.client.rpc(name, args)).error?.code).toBe("42501");
});

it("keeps what the format has left out, with the reasons", async () => {
  const user = await server.newUser();
  const { begin, add, call, summary } = importSteps(user);
  const id = await begin();
  await add(id, [{ title: "", igdb_id: 1942 }]);
  const left_out = [{ reason: "Not a game", count: 3 }];
  await call("end_reading", { import: id, left_out });
  await call("end_reading", { import: id });
  expect((await summary(id)).leftOut).toEqual(left_out);
  expect(await call("own_imports")).toMatchObject([{ id, leftOut: left_out, records: 0 }]);
});
