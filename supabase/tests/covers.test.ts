import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, startSupabase } from "./harness.ts";

type Server = Awaited<ReturnType<typeof startSupabase>>;

const IMAGE_HOST = "https://images.igdb.com/igdb/image/upload";
const MIGRATION = new URL("../migrations/20261122100000_covers_of_the_image_host.sql", import.meta.url);

let server: Server;
let owner: Awaited<ReturnType<Server["newUser"]>>;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
});
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

describe("a cover written with one's own token", () => {
  it.each(FOREIGN)("is refused as %j", async (game_cover_url) => {
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
  ])("is taken as %j", async (game_cover_url) => {
    expect((await shelf().insert(gameRow(owner.id, 1, { game_cover_url }))).error).toBeNull();
  });
});

describe("covers stored before the check", () => {
  it("keep the image where they name one, and are removed otherwise, so that removed games can be restored", async () => {
    await server.sql("alter table public.user_games drop constraint user_games_cover_url");
    await server.sql(
      "alter table public.user_games add constraint user_games_cover_url check (char_length(game_cover_url) <= 500)",
    );
    const covers = [
      "/og/user/demo.jpg?n=1",
      "https://mirror.example/igdb/t_thumb/co2.webp",
      "/_sandbox/images/t_cover_big/co3.jpg",
      null,
      "https://evil.example/x",
    ];
    await shelf().insert(
      covers.map((game_cover_url, index) => gameRow(owner.id, index + 1, { game_cover_url })),
    );
    const { data: undo } = await owner.client.rpc("remove_games", { game_ids: [5] });

    await server.supabase.database.driver.exec(await readFile(MIGRATION, "utf8"));

    expect((await owner.client.rpc("restore_games", { undo })).data).toBe(1);
    const { data } = await shelf().select("game_cover_url").order("game_id");
    expect(data?.map(({ game_cover_url }) => game_cover_url)).toEqual([
      null,
      `${IMAGE_HOST}/t_cover_big/co2.jpg`,
      covers[2],
      null,
      null,
    ]);
    const { error } = await shelf().insert(gameRow(owner.id, 9, { game_cover_url: covers[0] }));
    expect(error?.code).toBe("23514");
  });
});
