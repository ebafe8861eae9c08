import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

const IMAGE_HOST = "https://images.igdb.com/igdb/image/upload";

const server = await startSupabase();
const owner = await server.newUser();
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql("delete from public.user_games");
});

const shelf = () => owner.client.from("user_games");

const FOREIGN = [
  "https://evil.example/t_cover_big/co1.jpg",
  "https://127.0.0.1:4000/t_cover_big/co1.jpg",
  "/\\127.0.0.1:4000/latest/meta-data",
  "/og/user/demo.jpg?n=1",
  "/_sandbox/images/../../og/user/demo.jpg",
  "/_sandbox/images/t_cover_big/../co1.jpg",
  "/_sandbox/images/t_cover_big/co1.jpg?n=1",
  "http://images.igdb.com/igdb/image/upload/t_cover_big/co1.jpg",
  "https://images.igdb.com.evil.example/igdb/image/upload/t_cover_big/co1.jpg",
  "https://images.igdb.com@evil.example/igdb/image/upload/t_cover_big/co1.jpg",
  "https://imagesXigdb.com/igdb/image/upload/t_cover_big/co1.jpg",
  `${IMAGE_HOST}/t_cover_big/co1.jpg?n=1`,
  `${IMAGE_HOST}/t_cover_big/co1.jpg#n`,
  `${IMAGE_HOST}/t_cover_big/co1.svg`,
  `${IMAGE_HOST}/t_cover_big/co1.jpg\n`,
  `${IMAGE_HOST}/t_cover_big/${"c".repeat(65)}.jpg`,
  `x${IMAGE_HOST}/t_cover_big/co1.jpg`,
  "",
];

describe("a cover written with the user's own token", () => {
  it.each(FOREIGN)("is refused: %j", async (game_cover_url) => {
    const { error } = await shelf().insert(gameRow(owner.id, 1, { game_cover_url }));
    expect(error?.code).toBe("23514");
    await shelf().insert(gameRow(owner.id, 1));
    expect((await shelf().update({ game_cover_url }).eq("game_id", 1)).error?.code).toBe("23514");
    const games = [{ appid: 1, name: "A", playtime_minutes: 0, matched_by: "name", game_id: 2 }].map(
      (app) => ({
        ...app,
        game_name: "A",
        game_cover_url,
      }),
    );
    expect((await owner.client.rpc("import_steam_games", { games })).error?.code).toBe("23514");
    expect((await shelf().select("game_id, game_cover_url")).data).toEqual([
      { game_id: 1, game_cover_url: null },
    ]);
  });

  it.each([
    `${IMAGE_HOST}/t_cover_big/co1wyy.jpg`,
    `${IMAGE_HOST}/t_cover_big_2x/nocover_qhhlj6.png`,
    "/_sandbox/images/t_1080p/co1.webp",
    null,
  ])("is accepted: %j", async (game_cover_url) => {
    expect((await shelf().insert(gameRow(owner.id, 1, { game_cover_url }))).error).toBeNull();
  });
});

it("names games for adults only on shelves and lists, and leaves them out of the covers of a list", async () => {
  await server.sql(
    `insert into public.games (id, slug, name, updated_at, cover_image_id, themes) values
     (1, 'plain', 'Plain', now(), 'co1', '{}'), (2, 'adult', 'Adult', now(), 'co2', '{42}')`,
  );
  await shelf().insert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
  const created = { title: "Both", visibility: "public", game_ids: [2, 1] };
  const { data: list } = await owner.client.rpc("create_list", created);
  const visitor = server.connect();
  const both = [
    [1, false],
    [2, true],
  ];
  const { data: shelved } = await visitor.rpc("read_shelf", { owner: owner.id });
  const marks = (games: { id: number; isAdult: boolean }[]) =>
    games.map(({ id, isAdult }) => [id, isAdult]).toSorted();
  expect(marks(shelved)).toEqual(both);
  const { data: read } = await visitor.rpc("read_list", { list });
  const entries = read.entries.map(({ gameId, isAdult }: { gameId: number; isAdult: boolean }) => ({
    id: gameId,
    isAdult,
  }));
  expect([marks(entries), read.covers]).toEqual([both, ["co1"]]);
  const { data: listed } = await visitor.rpc("read_lists", { owner: owner.id });
  expect(listed.lists).toMatchObject([{ covers: ["co1"] }]);
});
