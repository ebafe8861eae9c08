import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardRow } from "@/lib/catalogue/rows";
import { getGameList } from "./get-game-list";

const catalogue = vi.hoisted(() => ({
  readList: vi.fn<typeof import("@/lib/catalogue/lists").readList>(),
}));
vi.mock("next/cache", () => ({ cacheTag() {}, cacheLife() {} }));
vi.mock(import("@/lib/catalogue/lists"), async (original) => ({ ...(await original()), ...catalogue }));
vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

const card = (id: number): CardRow => ({
  id,
  name: `Game ${id}`,
  slug: `game-${id}`,
  cover_image_id: null,
  game_type: 0,
  first_release_date: null,
  first_release_format: null,
  total_rating: null,
  genres: [],
});
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));

beforeEach(() => {
  catalogue.readList.mockReset().mockResolvedValue(cards(20));
});

describe("a list", () => {
  it.each([
    [{ list: "popular" }, {}, "popular"],
    [{ list: "rpg" }, { genres: [12], types: [0, 1, 8, 9] }, "rating"],
    [{ list: "popular", dev: 908 }, { developer: 908, types: [0], editions: true }, "most_rated"],
    [
      { list: "rpg", dev: 1, pub: 2 },
      { developer: 1, publisher: 2, types: [0], editions: true },
      "most_rated",
    ],
  ] as const)("of %j is filtered by %j and in the order %s", async (list, filter, sort) => {
    await getGameList({ ...list, offset: 40 });
    expect(catalogue.readList).toHaveBeenCalledWith(filter, sort, { offset: 40, size: 20 });
  });

  it("goes on until a page is shorter than 20 games, or 2,000 games were listed", async () => {
    const nextOf = async (offset: number) => (await getGameList({ list: "popular", offset })).nextOffset;
    expect(await nextOf(0)).toBe(20);
    expect(await nextOf(1960)).toBe(1980);
    expect(await nextOf(1980)).toBeNull();
    catalogue.readList.mockResolvedValue(cards(19));
    expect(await nextOf(20)).toBeNull();
  });

  it("is empty beyond its end, without a request", async () => {
    expect(await getGameList({ list: "popular", offset: 2000 })).toEqual({ games: [], nextOffset: null });
    expect(catalogue.readList).not.toHaveBeenCalled();
  });
});
