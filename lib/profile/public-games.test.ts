import { beforeEach, expect, test, vi } from "vitest";
import type { Section } from "./privacy";
import { getFilteredGames, getPublicGames } from "./public-games";

const ROW = vi.hoisted(() => ({
  id: 7,
  name: "Halo",
  coverUrl: "https://tracker.example/t_thumb/co1.webp",
  releaseDate: null,
  releaseFormat: null,
  isAdult: false,
  rating: null,
  hours: null,
  dateAdded: null,
  dateCompleted: null,
  plays: null,
  copies: null,
}));

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "https://images.test" }) }));
vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock("@/lib/supabase/public-read", () => ({ readPublic: read }));
beforeEach(() => read.mockReset());

const TABS = { playing: 31, completed: 0, want: 0, paused: 0, dropped: 0, endless: 0, imported: 0 };
const owner = (...shownSections: Section[]) => ({
  id: "someone",
  shownSections,
  counts: { ...TABS, total: 31 },
});
const genre = { kind: "genre", value: "12" } as const;

test("builds cover URLs of the image host, whatever URL a row has", async () => {
  read.mockResolvedValue([ROW, { ...ROW, coverUrl: "/og/user/me.jpg" }]);
  const { games } = await getPublicGames(owner(), { tab: "playing", page: 1 });
  expect(games.map(({ coverUrl }) => coverUrl)).toEqual(["https://images.test/t_cover_big/co1.jpg", null]);
});

test("reads no page beyond the last one of a shelf", async () => {
  expect(await getPublicGames(owner(), { tab: "playing", page: 3 })).toEqual({ games: [], nextPage: null });
  expect(await getPublicGames(owner(), { tab: "want", page: 1 })).toEqual({ games: [], nextPage: null });
  expect(await getFilteredGames(owner("statistics"), { filter: genre, page: 3 })).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test("reads no games by a filter where statistics are hidden, and none of the future", async () => {
  expect(await getFilteredGames(owner("ratings"), { filter: genre, page: 1 })).toBeNull();
  const future = { kind: "added", value: "2099" } as const;
  expect(await getFilteredGames(owner("statistics"), { filter: future, page: 1 })).toBeNull();
  expect(read).not.toHaveBeenCalled();
  read.mockResolvedValue({ name: "RPG", total: 31, games: [ROW] });
  expect(await getFilteredGames(owner("statistics"), { filter: genre, page: 2 })).toMatchObject({
    total: 31,
  });
});
