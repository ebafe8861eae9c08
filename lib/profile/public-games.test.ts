import { expect, test, vi } from "vitest";
import { getPublicGames } from "./public-games";

const ROW = vi.hoisted(() => ({
  game_id: 7,
  game_name: "Halo",
  game_cover_url: "https://tracker.example/t_thumb/co1.webp",
  release_date: null,
  release_format: null,
  user_rating: null,
  shown_hours: null,
  date_added: null,
  date_completed: null,
  plays: null,
  copies: null,
}));

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "https://images.test" }) }));
vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("@/lib/supabase/server", () => {
  const answer = Promise.resolve({ data: [ROW, { ...ROW, game_cover_url: "/og/user/me.jpg" }], error: null });
  return { createPublicClient: () => ({ client: { rpc: () => answer } }) };
});

test("builds cover URLs of the image host, whatever URL a row has", async () => {
  const { games } = await getPublicGames("someone", { tab: "playing", page: 1 });
  expect(games.map(({ coverUrl }) => coverUrl)).toEqual(["https://images.test/t_cover_big/co1.jpg", null]);
});
