import { expect, test } from "vitest";
import { gameMetadata } from "./metadata";
import type { Game } from "./schema";

const GAME: Game = {
  id: 1942,
  name: "The Witcher 3: Wild Hunt",
  path: "/game/1942/the-witcher-3-wild-hunt",
  slug: "the-witcher-3-wild-hunt",
  coverUrl: "https://images.example/t_cover_big/co1wyy.jpg",
  coverHeight: 800,
  coverWidth: 600,
  bannerUrl: null,
  rating: 93.4,
  ratingCount: 5000,
  aggregatedRating: null,
  aggregatedRatingCount: 0,
  releaseYear: 2015,
  releaseDate: "2015-05-19",
  category: 0,
  description: `Geralt looks for ${"a word ".repeat(60)}`,
  storyline: null,
  genres: [],
  platforms: [],
  screenshots: [{ url: "https://images.example/t_screenshot_huge/sc1.jpg", width: 1920, height: 1080 }],
  artworks: [],
  videos: [],
  releaseDates: [],
  companies: [],
  websites: [],
  steamAppId: 292030,
  ageRating: 5,
  similarGames: [],
  dlcs: [],
  expansions: [],
  remakes: [],
  remasters: [],
  versionParent: null,
  parentGame: null,
  isAdult: false,
  igdbUrl: "https://www.igdb.com/games/the-witcher-3-wild-hunt",
};

test("the title names the game and its year", () => {
  expect(gameMetadata(GAME).title).toBe("The Witcher 3: Wild Hunt (2015)");
  expect(gameMetadata({ ...GAME, releaseYear: null }).title).toBe("The Witcher 3: Wild Hunt");
});

test("a long summary is cut at a word's end", () => {
  const description = gameMetadata(GAME).description ?? "";
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(a|word)…$/);
});

test("cover and screenshot are declared in the spec's sizes", () => {
  expect(gameMetadata(GAME).openGraph?.images).toEqual([
    {
      url: "https://images.example/t_1080p/co1wyy.jpg",
      width: 1200,
      height: 1600,
      alt: "Cover of The Witcher 3: Wild Hunt",
    },
    {
      url: "https://images.example/t_1080p/sc1.jpg",
      width: 1920,
      height: 1080,
      alt: "Screenshot of The Witcher 3: Wild Hunt",
    },
  ]);
});

test("a game without pictures gets the small Twitter card", () => {
  expect(gameMetadata({ ...GAME, coverUrl: null, screenshots: [] }).twitter).toMatchObject({
    card: "summary",
  });
});
