import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const owner = await server.newUser();
const other = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_games", "changes", "row_bounds"])
    await server.sql(`delete from public.${table}`);
  await shelve(owner, 8);
});

const shelve = ({ id, client }: User, count: number) =>
  client.from("user_games").insert(Array.from({ length: count }, (_, index) => gameRow(id, index + 1)));
const add = (game: number, { client }: User = owner) => client.rpc("add_favourite", { game });
const move = (game: number, before_game: number | null, { client }: User = owner) =>
  client.rpc("move_favourite", { game, before_game });
const remove = (game: number, { client }: User = owner) => client.rpc("remove_favourite", { game });
const asChange = (name: string, args: object) => callAsChange(owner.client, name, args);
const choose = async (...games: number[]) => {
  for (const game of games) expect((await add(game)).error).toBeNull();
};
const games = async ({ client }: User = owner): Promise<number[]> =>
  (await client.rpc("own_favourites")).data.map(({ id }: { id: number }) => id);

describe("favourites", () => {
  it("are at most five, in the order of their choice, each once", async () => {
    await choose(3, 1, 5, 3, 2, 4);
    expect(await games()).toEqual([3, 1, 5, 2, 4]);
    expect(await add(6)).toMatchObject({ status: 400, error: { code: "QS044" } });
    await choose(2);
    await remove(5);
    await choose(6);
    expect(await games()).toEqual([3, 1, 2, 4, 6]);
  });

  it("are at most five, also if added at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((game) => add(game)));
    expect(answers.filter(({ error }) => error?.code === "QS044")).toHaveLength(3);
    expect(await games()).toHaveLength(5);
  });

  it("are games of the shelf", async () => {
    expect((await add(99)).error?.code).toBe("23503");
    expect((await add(-1)).error?.code).toBe("23503");
    expect(await games()).toEqual([]);
  });

  it.each([
    [1, 3, [2, 1, 3, 4]],
    [4, 1, [4, 1, 2, 3]],
    [1, null, [2, 3, 4, 1]],
    [3, 2, [1, 3, 2, 4]],
    [4, null, [1, 2, 3, 4]],
    [2, 2, [1, 2, 3, 4]],
  ])("moves %i before %s", async (game, before, order) => {
    await choose(1, 2, 3, 4);
    expect((await move(game, before)).error).toBeNull();
    expect(await games()).toEqual(order);
  });

  it("are not moved if one of the two is none", async () => {
    await choose(1, 2);
    for (const [game, before] of [
      [3, 1],
      [1, 3],
      [3, null],
      [null, null],
    ] as const)
      expect((await move(game as number, before)).error?.code).toBe("QS045");
    expect(await games()).toEqual([1, 2]);
  });

  it("cannot be written past the functions, nor by others", async () => {
    await choose(1, 2);
    const row = { user_id: owner.id, game_id: 3, position: 1 };
    for (const { client } of [owner, other]) {
      expect((await client.from("favourites").insert(row)).error?.code).toBe("42501");
      expect((await client.from("favourites").update({ position: 9 }).eq("game_id", 1)).error?.code).toBe(
        "42501",
      );
      expect((await client.from("favourites").delete().eq("game_id", 1)).error?.code).toBe("42501");
    }
    await remove(1, other);
    expect((await move(2, 1, other)).error?.code).toBe("QS045");
    expect(await games(other)).toEqual([]);
    for (const name of ["add_favourite", "move_favourite", "remove_favourite"])
      expect((await server.connect().rpc(name, { game: 1 })).error?.code).toBe("42501");
    expect((await server.connect().rpc("own_favourites")).error?.code).toBe("42501");
    for (const { client } of [owner, other])
      expect((await client.rpc("shown_favourites", { owner: owner.id })).error?.code).toBe("42501");
    expect(await games()).toEqual([1, 2]);
  });
});

describe("an undo", () => {
  it("restores a removed favourite at its place, and removes an added one", async () => {
    await choose(1, 2, 3);
    const [removal, addition] = [
      await asChange("remove_favourite", { game: 2 }),
      await asChange("add_favourite", { game: 4 }),
    ];
    expect(await games()).toEqual([1, 3, 4]);
    await undo(owner.client, addition);
    await undo(owner.client, removal);
    expect(await games()).toEqual([1, 2, 3]);
  });

  it("restores a removed game with its favourite", async () => {
    await choose(1, 2, 3);
    const removal = await asChange("remove_games", { game_ids: [2] });
    expect(await games()).toEqual([1, 3]);
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 2, kept: 0 });
    expect(await games()).toEqual([1, 2, 3]);
  });

  it("restores all removed games, and of their favourites the first for which there is room", async () => {
    await choose(1, 2, 3, 4);
    const removal = await asChange("remove_games", { game_ids: [1, 2, 3] });
    await choose(5, 6);
    expect((await undo(owner.client, removal)).data).toMatchObject({ restored: 5, kept: 1 });
    expect([...(await games())].sort()).toEqual([1, 2, 4, 5, 6]);
    const { data } = await owner.client.from("user_games").select("game_id");
    expect(data).toHaveLength(8);
  });

  it("restores the order before a move", async () => {
    await choose(1, 2, 3);
    const moved = await asChange("move_favourite", { game: 3, before_game: 1 });
    expect(await games()).toEqual([3, 1, 2]);
    await undo(owner.client, moved);
    expect(await games()).toEqual([1, 2, 3]);
  });

  it("keeps an added game that has become a favourite", async () => {
    const game = { game_name: "Nine", game_platforms: [], game_genres: [] };
    const addition = await asChange("put_on_shelf", { of_game: 9, new_status: "want", game });
    await choose(9);
    expect((await undo(owner.client, addition)).data).toMatchObject({ restored: 0, kept: 1 });
    expect(await games()).toEqual([9]);
  });
});

describe("a profile", () => {
  const shown = async () => (await server.connect().rpc("read_profile", { name: owner.username })).data;
  const edit = (changes: object) => owner.client.rpc("edit_profile", { changes });

  it("shows cover and name of favourites, whatever its owner hides", async () => {
    await edit({ visibility: "public", shown_sections: [], show_imported: false });
    await owner.client
      .from("user_games")
      .update({ status: "imported", user_rating: 9, notes: "secret" })
      .eq("game_id", 2);
    await choose(2, 1);
    const { favourites, counts } = await shown();
    expect(favourites).toEqual(
      [2, 1].map((id) => ({ id, name: expect.any(String), coverUrl: null, isAdult: false })),
    );
    expect(counts.imported).toBeUndefined();
    await edit({ visibility: "link" });
    expect((await shown()).favourites).toHaveLength(2);
  });

  it("that is private, or that is being deleted, shows none", async () => {
    await choose(1);
    await edit({ visibility: "private" });
    expect(await shown()).toBeNull();
    await edit({ visibility: "public" });
    await server.sql("update public.profiles set deletion_requested_at = now() where id = $1", [owner.id]);
    expect(await shown()).toBeNull();
    expect((await add(2)).error?.code).toBe("QS031");
    await server.sql("update public.profiles set deletion_requested_at = null where id = $1", [owner.id]);
    expect((await shown()).favourites).toHaveLength(1);
  });

  it("has an empty list without favourites", async () => {
    expect((await shown()).favourites).toEqual([]);
  });
});
