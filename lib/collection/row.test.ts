import { expect, test, vi } from "vitest";
import { toItem } from "./row";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "https://images.test" }) }));

test("shows a stored cover from the image host, whatever address the row has", () => {
  const item = toItem({
    id: "00000000-0000-4000-8000-000000000000",
    game_id: 7,
    game_name: "Halo",
    game_cover_url: "https://tracker.example/t_thumb/co1.webp",
    game_summary: null,
    game_rating: null,
    game_release_date: null,
    game_platforms: [],
    game_genres: [],
    status: "want",
    user_rating: null,
    notes: null,
    date_added: "2026-01-01T00:00:00Z",
    date_completed: null,
    hours_played: null,
    steam_playtime_minutes: null,
    play_minutes: 0,
    imported: false,
  });
  expect(item.game.coverUrl).toBe("https://images.test/t_cover_big/co1.jpg");
});
