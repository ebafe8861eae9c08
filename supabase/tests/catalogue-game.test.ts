import { afterAll, expect, it } from "vitest";
import { connectTo } from "./harness.ts";
import { startWithCatalogue } from "./load-catalogue.ts";

const server = await startWithCatalogue();
const visitor = server.connect();
afterAll(() => server.stop());

const WITCHER_3 = 1942;

async function read(game_id: number) {
  const { data, error } = await visitor.rpc("catalogue_game", { game_id });
  if (error) throw error;
  return data;
}

it("returns all facts of a game to visitors", async () => {
  expect(await read(WITCHER_3)).toEqual({
    id: WITCHER_3,
    slug: "the-witcher-3-wild-hunt",
    name: "The Witcher 3: Wild Hunt",
    cover_image_id: expect.stringMatching(/^\w+$/),
    game_type: 0,
    first_release_date: "2015-05-19",
    first_release_format: null,
    total_rating: expect.any(Number),
    total_rating_count: expect.any(Number),
    hastily: expect.any(Number),
    normally: expect.any(Number),
    completely: expect.any(Number),
    is_adult: false,
    version_parent: null,
    parent_game: null,
    genres: expect.arrayContaining([{ name: "Role-playing (RPG)", slug: "role-playing-rpg" }]),
    platforms: expect.arrayContaining([{ id: 6, name: "PC (Microsoft Windows)" }]),
    companies: expect.arrayContaining([
      {
        id: expect.any(Number),
        name: "CD Projekt RED",
        slug: "cd-projekt-red",
        developer: true,
        publisher: expect.any(Boolean),
      },
    ]),
    release_dates: expect.arrayContaining([
      {
        date: "2015-05-19",
        date_format: 0,
        platform: "PC (Microsoft Windows)",
        release_region: expect.anything(),
      },
    ]),
    steam_uids: ["292030"],
  });
});

it("names a company once, with both roles", async () => {
  const job = connectTo(server.url, server.supabase.secretKey);
  await job.from("companies").insert({ id: 9_000_001, slug: "both", name: "Both", updated_at: "2026-01-01" });
  const game = { id: 9_000_002, slug: "x", name: "X", updated_at: "2026-01-01", parent_game: WITCHER_3 };
  await job.from("games").insert({ ...game, developers: [9_000_001], publishers: [9_000_001, 9_000_099] });
  expect(await read(game.id)).toMatchObject({
    companies: [{ id: 9_000_001, name: "Both", developer: true, publisher: true }],
    parent_game: { id: WITCHER_3, name: "The Witcher 3: Wild Hunt" },
    release_dates: [],
    genres: [],
    steam_uids: [],
  });
});

it.each([0, -1, 2_147_483_647])("returns null for the unknown id %i", async (id) => {
  expect(await read(id)).toBeNull();
});

it("returns several games in the requested order, without unknown ones", async () => {
  const { data, error } = await visitor.rpc("catalogue_games", { ids: [WITCHER_3, 2_147_483_647, 72] });
  if (error) throw error;
  expect(data).toEqual([await read(WITCHER_3), await read(72)]);
});
