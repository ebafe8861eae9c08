import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
  await server.sql("delete from public.tags");
  await server.sql("delete from public.changes");
  await server.sql("delete from public.row_bounds");
  await owner.client.from("user_games").insert([1, 2, 3].map((id) => gameRow(owner.id, id)));
  await other.client.from("user_games").insert(gameRow(other.id, 1));
});

const call = (name: string, args: object, { client }: Pick<User, "client"> = owner) =>
  callAsChange(client, name, args);
const tag = async (tag_name: string, game_ids = [1], user = owner) =>
  (await call("tag_games", { game_ids, tag_name }, user)).data;
const names = async (of_game: number) =>
  (
    await server.sql(
      `select t.name from public.game_tags m join public.tags t on (t.user_id, t.id) = (m.user_id, m.tag_id)
       where m.user_id = $1 and m.game_id = $2 order by t.name`,
      [owner.id, of_game],
    )
  ).map(({ name }) => name);
const counts = async (user = owner) => {
  const { data } = await call("own_tags", {}, user);
  return Object.fromEntries(data.map(({ name, games }: { name: string; games: number }) => [name, games]));
};

describe("tagging games", () => {
  it("creates the tag, and counts the games that did not have it", async () => {
    const first = await tag("Co-op", [1, 2, 99]);
    expect(first).toMatchObject({ name: "Co-op", games: 2 });
    expect(await tag("co-OP", [2, 3])).toEqual({ id: first.id, name: "Co-op", games: 1 });
    expect(await counts()).toEqual({ "Co-op": 3 });
    expect((await call("untag_games", { game_ids: [2, 3, 4], tag: first.id })).data).toBe(2);
    expect(await counts()).toEqual({ "Co-op": 1 });
  });

  it("replaces the tags of one game", async () => {
    await tag("old");
    await tag("kept");
    const { data } = await call("set_game_tags", { of_game: 1, tag_names: ["KEPT", "new", "New"] });
    expect(data).toMatchObject([{ name: "kept" }, { name: expect.stringMatching(/^new$/i) }]);
    expect(await names(1)).toHaveLength(2);
    expect(await counts()).toMatchObject({ old: 0, kept: 1 });
    expect((await call("set_game_tags", { of_game: 1, tag_names: [] })).data).toEqual([]);
    expect((await call("set_game_tags", { of_game: 4, tag_names: ["x"] })).error?.code).toBe("23503");
  });

  it.each([
    ["nothing", ""],
    ["blanks", "  "],
    ["41 characters", "x".repeat(41)],
    ["a line break", "a\nb"],
    ["a character that turns the text around", "a\u202eb"],
    ["an invisible character", "a\u200bb"],
    ["blanks around it", " a "],
  ])("refuses a name of %s", async (_, tag_name) => {
    expect((await call("tag_games", { game_ids: [1], tag_name })).error?.code).toBe("23514");
    const set = await call("set_game_tags", { of_game: 1, tag_names: ["fine", tag_name] });
    expect(set.error?.code).toBe("23514");
    expect(await counts()).toEqual({});
  });

  it("takes markup as text, and 40 characters of any kind", async () => {
    for (const name of ["<b>&\"'", "🎮".repeat(40)]) expect(await tag(name)).toMatchObject({ name });
  });

  it("is refused without a name, by a visitor, and beyond 20,000 games", async () => {
    expect((await call("tag_games", { game_ids: [1], tag_name: null })).error?.code).toBe("23502");
    const visitor = { client: server.connect() };
    for (const [name, args] of [
      ["tag_games", { game_ids: [1], tag_name: "a" }],
      ["untag_games", { game_ids: [1], tag: randomUUID() }],
      ["set_game_tags", { of_game: 1, tag_names: [] }],
      ["remove_tag", { tag: randomUUID() }],
      ["remove_unused_tags", {}],
      ["own_tags", {}],
      ["own_game_tags", {}],
      ["copies_and_tags", { game_ids: [1] }],
      ["removal_losses", { game_ids: [1] }],
    ] as const)
      expect((await call(name, args, visitor)).error?.code, name).toBe("42501");
    const game_ids = Array.from({ length: 20_001 }, (_, n) => n);
    expect((await call("tag_games", { game_ids, tag_name: "a" })).error?.code).toBe("22023");
    expect((await call("untag_games", { game_ids, tag: randomUUID() })).error?.code).toBe("22023");
  });

  it("cannot use another user's tag or game", async () => {
    const { id: tag_id } = await tag("mine");
    const row = { user_id: other.id, game_id: 1, tag_id };
    expect((await other.client.from("game_tags").insert(row)).error?.code).toBe("23503");
    expect((await call("untag_games", { game_ids: [1], tag: tag_id }, other)).data).toBe(0);
    expect((await call("remove_tag", { tag: tag_id }, other)).data).toBe(false);
    expect(await names(1)).toEqual(["mine"]);
    expect(await counts(other)).toEqual({});
    const { id: foreign } = await tag("theirs", [1], other);
    expect((await call("remove_tag", { tag: tag_id, merge_into: foreign })).error?.code).toBe("23503");
    expect(await names(1)).toEqual(["mine"]);
  });
});

describe("a tag", () => {
  it("is renamed, but not to the name of another one", async () => {
    const { id } = await tag("rpg");
    await tag("Co-op");
    const rename = (name: string) => owner.client.from("tags").update({ name }).eq("id", id);
    expect((await rename("RPG")).error).toBeNull();
    expect(await names(1)).toEqual(["Co-op", "RPG"]);
    expect((await rename("CO-OP")).error?.code).toBe("23505");
  });

  it("is deleted, and restored with its games", async () => {
    const { id } = await tag("rpg", [1, 2]);
    const removal = await call("remove_tag", { tag: id });
    expect([removal.data, await counts()]).toEqual([true, {}]);
    expect((await call("remove_tag", { tag: id })).data).toBe(false);
    for (const _ of ["once", "again"])
      expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 3, kept: 0 });
    expect(await counts()).toEqual({ rpg: 2 });
    expect((await owner.client.from("tags").select("id").single()).data).toEqual({ id });
  });

  it("is merged into another one, and both are restored", async () => {
    const { id } = await tag("rpg", [1, 2]);
    const { id: into } = await tag("Role-playing", [2, 3]);
    const merge = await call("remove_tag", { tag: id, merge_into: into });
    expect(await counts()).toEqual({ "Role-playing": 3 });
    expect((await undo(owner.client, merge)).data).toMatchObject({ restored: 4, kept: 0 });
    expect(await counts()).toEqual({ rpg: 2, "Role-playing": 2 });
    expect((await call("remove_tag", { tag: id, merge_into: id })).data).toBe(false);
  });

  it("is restored with a removed game, unless it was deleted meanwhile", async () => {
    await tag("kept", [1, 2]);
    const { id } = await tag("gone", [1]);
    const removal = await call("remove_games", { game_ids: [1, 2] });
    expect(await counts()).toEqual({ kept: 0, gone: 0 });
    await call("remove_tag", { tag: id });
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 4, kept: 1 });
    expect(await counts()).toEqual({ kept: 2 });
  });
});

describe("tags without games", () => {
  const clear = async (name: string, user = owner) => {
    const { id } = await tag(name, [1], user);
    await call("untag_games", { game_ids: [1], tag: id }, user);
    return { id, name };
  };

  it("are deleted at once, and restored; used tags and those of other users stay", async () => {
    await tag("used");
    await clear("theirs", other);
    const unused = [await clear("One"), await clear("two")];
    const removal = await call("remove_unused_tags", {});
    expect(removal.data).toBe(2);
    expect([await counts(), await counts(other)]).toEqual([{ used: 1 }, { theirs: 0 }]);
    expect((await call("remove_unused_tags", {})).data).toBe(0);
    await undo(owner.client, removal);
    expect(await counts()).toEqual({ used: 1, One: 0, two: 0 });
    expect(
      (await owner.client.from("tags").select("id, name").neq("name", "used").order("name")).data,
    ).toEqual(unused);
  });

  it("are restored without those whose name is taken meanwhile", async () => {
    await clear("One");
    await clear("Two");
    const removal = await call("remove_unused_tags", {});
    await tag("ONE");
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 1, kept: 1 });
    expect(await counts()).toEqual({ ONE: 1, Two: 0 });
  });
});

it("reads the copies and tags of a page of games, and of their owner only", async () => {
  const { id } = await tag("rpg", [1]);
  await owner.client.from("copies").insert([
    { user_id: owner.id, game_id: 1, store: "GOG" },
    { user_id: owner.id, game_id: 2, medium: "physical" },
  ]);
  const read = async (user: Pick<User, "client">) =>
    (await call("copies_and_tags", { game_ids: [1, 2, 3] }, user)).data;
  expect(await read(owner)).toMatchObject({
    1: { copies: [{ store: "GOG", price: null }], tags: [{ id, name: "rpg" }] },
    2: { copies: [{ medium: "physical" }], tags: [] },
  });
  expect(await read(other)).toEqual({});
  expect((await call("own_game_tags", {})).data).toEqual([{ game_id: 1, tags: ["rpg"] }]);
  expect((await call("own_game_tags", { after_game: 1 })).data).toEqual([]);
});

it("counts what a removal takes with it", async () => {
  await tag("rpg", [1, 2]);
  await owner.client.from("copies").insert({ user_id: owner.id, game_id: 1, store: "GOG" });
  await owner.client.from("plays").insert({ user_id: owner.id, game_id: 1, outcome: "finished" });
  const losses = async (game_ids: number[], user = owner) =>
    (await call("removal_losses", { game_ids }, user)).data;
  expect(await losses([1, 2, 3])).toEqual({ games: 2, plays: 1, copies: 1, tags: 2, reviews: 0 });
  expect(await losses([3])).toEqual({ games: 0, plays: 0, copies: 0, tags: 0, reviews: 0 });
  expect(await losses([1], other)).toEqual({ games: 0, plays: 0, copies: 0, tags: 0, reviews: 0 });
});

it("keeps a wrongly matched game that has a tag", async () => {
  const app = (game_id: number) => ({
    appid: 10,
    name: "App",
    playtime_minutes: 1,
    matched_by: "name",
    game_id,
    game_name: `Game ${game_id}`,
  });
  const shelved = async () =>
    (await server.sql("select game_id from public.user_games where user_id = $1 order by 1", [owner.id])).map(
      ({ game_id }) => game_id,
    );
  await call("import_steam_games", { games: [app(20)] });
  await tag("mine", [20]);
  await call("correct_steam_game", { app: app(21) });
  expect(await shelved()).toEqual([1, 2, 3, 20, 21]);
  await call("correct_steam_game", { app: app(22) });
  expect(await shelved()).toEqual([1, 2, 3, 20, 22]);
});

it("allows 200 tags of a user, and 30 of a game", async () => {
  const tag_names = Array.from({ length: 30 }, (_, n) => `t${n}`);
  expect((await call("set_game_tags", { of_game: 1, tag_names })).error).toBeNull();
  const full = ["QS027", "A game can have 30 tags."];
  const codeOf = ({ error }: { error: { code: string; message: string } | null }) => [
    error?.code,
    error?.message,
  ];
  expect(codeOf(await call("tag_games", { game_ids: [1, 2], tag_name: "more" }))).toEqual(full);
  expect(codeOf(await call("set_game_tags", { of_game: 2, tag_names: [...tag_names, "x"] }))).toEqual(full);
  expect(await names(2)).toEqual([]);
  const rows = Array.from({ length: 170 }, (_, n) => ({ user_id: owner.id, name: `u${n}` }));
  expect((await owner.client.from("tags").insert(rows)).error).toBeNull();
  expect(codeOf(await call("tag_games", { game_ids: [2], tag_name: "more" }))).toEqual([
    "QS016",
    "You have 200 tags. Delete one that you do not need.",
  ]);
  expect(await tag("T0", [2])).toMatchObject({ games: 1 });
  expect((await tag("theirs", [1], other)).name).toBe("theirs");
});

it("refuses 10,000 tags of a game in every way, and stores none of them", async () => {
  const tag_names = Array.from({ length: 10_000 }, (_, n) => `t${n}`);
  const rows = tag_names.map((name) => ({ user_id: owner.id, name }));
  expect((await call("set_game_tags", { of_game: 1, tag_names })).error?.code).toBe("QS027");
  expect((await owner.client.from("tags").insert(rows)).error?.code).toBe("QS016");
  expect(await counts()).toEqual({});
  await owner.client.from("tags").insert(rows.slice(0, 200));
  const { data: tags } = await owner.client.from("tags").select("id");
  const tagged = (tags ?? []).map(({ id }) => ({ user_id: owner.id, game_id: 1, tag_id: id }));
  expect((await owner.client.from("game_tags").insert(tagged)).error?.code).toBe("QS027");
  expect(await names(1)).toEqual([]);
});

it("tags, merges and restores 10,000 games", async () => {
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status)
     select $1, n, 'Game ' || n, 'want' from generate_series(4, 10000) n`,
    [owner.id],
  );
  const game_ids = Array.from({ length: 10_000 }, (_, n) => n + 1);
  const { id, games } = await tag("all", game_ids);
  expect(games).toBe(10_000);
  const { id: into } = await tag("other", [1]);
  const merge = await call("remove_tag", { tag: id, merge_into: into });
  expect(await counts()).toEqual({ other: 10_000 });
  expect((await undo(owner.client, merge)).data).toMatchObject({ restored: 20_000, kept: 0 });
  expect(await counts()).toEqual({ all: 10_000, other: 1 });
});
