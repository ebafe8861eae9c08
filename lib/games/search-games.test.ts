import { beforeEach, expect, it, vi } from "vitest";
import { searchGames } from "./search-games";

const catalogue = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));
vi.mock("@/lib/supabase/server", () => ({ createPublicClient: () => ({ client: catalogue }) }));
vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

const row = (id: number, is_adult = false) => ({
  id,
  name: `Game ${id}`,
  slug: `game-${id}`,
  cover_image_id: "co1",
  game_type: 0,
  first_release_date: "2020-03-31",
  first_release_format: 3,
  total_rating: 81.5,
  genres: [{ name: "Puzzle", slug: "puzzle" }],
  is_adult,
});

/** A query with this answer, as the client returns it. */
function answer(result: object) {
  const query = Object.assign(Promise.resolve(result), { overrideTypes: () => query });
  catalogue.rpc.mockReturnValue(query);
}

beforeEach(() => {
  catalogue.rpc.mockReset();
  answer({ data: [row(2), row(1), row(3, true)], error: null, status: 200 });
});

it.each(["", "   ", "\\", "\u0000\n", "\ud800"])("sends no query for %j", async (q) => {
  expect(await searchGames({ q })).toEqual({ games: [], hidden: [] });
  expect(catalogue.rpc).not.toHaveBeenCalled();
});

it("returns cards in the order of the database, and those for adults only apart", async () => {
  const { games, hidden } = await searchGames({ q: "game" });
  expect(games.map(({ id }) => id)).toEqual([2, 1]);
  expect(hidden.map(({ id }) => id)).toEqual([3]);
  expect(games[0]).toMatchObject({
    path: "/game/2/game-2",
    coverUrl: "/images/t_cover_big/co1.jpg",
    releasePeriod: "Q1 2020",
  });
});

it("sends a text without control characters and case, and the companies", async () => {
  await searchGames({ q: "  Hal\u0000f-LIFE\\ \ud800", dev: 56, pub: 7 });
  expect(catalogue.rpc).toHaveBeenCalledWith("search_games", {
    q: "hal f-life",
    developer: 56,
    publisher: 7,
  });
});

it("fails in the spec's words when the database does", async () => {
  answer({ data: null, error: { code: "57014" }, status: 500 });
  await expect(searchGames({ q: "game" })).rejects.toThrow("Failed to fetch data from IGDB API");
});
