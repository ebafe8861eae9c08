import { expect, test } from "vitest";
import { SITE_CARD } from "@/lib/site";
import { cardPath } from "./card-path";
import { gameMetadata } from "./metadata";
import { testGame } from "./test-game";

const GAME = testGame({
  id: 1942,
  name: "The Witcher 3: Wild Hunt",
  path: "/game/1942/the-witcher-3-wild-hunt",
  coverUrl: "https://images.example/t_cover_big/co1wyy.jpg",
  coverHeight: 800,
  coverWidth: 600,
  rating: 93.4,
  releaseYear: 2015,
  description: `Geralt looks for ${"a word ".repeat(60)}`,
  screenshots: [{ url: "https://images.example/t_screenshot_huge/sc1.jpg", width: 1920, height: 1080 }],
});

test("the title names the game and its year", () => {
  expect(gameMetadata(GAME).title).toBe("The Witcher 3: Wild Hunt (2015)");
  expect(gameMetadata({ ...GAME, releaseYear: null }).title).toBe("The Witcher 3: Wild Hunt");
});

test("a long summary is cut at a word's end", () => {
  const description = gameMetadata(GAME).description ?? "";
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(a|word)…$/);
});

test("our own card comes first, then cover and screenshot in the spec's sizes", () => {
  expect(gameMetadata(GAME).openGraph?.images).toEqual([
    {
      url: expect.stringMatching(/^\/og\/game\/1942-[0-9a-f]{12}\.jpg$/),
      width: 1200,
      height: 630,
      type: "image/jpeg",
      alt: "The Witcher 3: Wild Hunt on Questshelf",
    },
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

test("the card's address changes with what the card shows, and with nothing else", () => {
  const path = cardPath(GAME);
  expect(cardPath({ ...GAME, rating: 93.1 })).toBe(path);
  expect(cardPath({ ...GAME, rating: 90 })).not.toBe(path);
  expect(cardPath({ ...GAME, name: "Witcher" })).not.toBe(path);
  expect(cardPath({ ...GAME, coverUrl: null })).not.toBe(path);
});

test("the page's icon is the game's cover, where there is one to be shown", () => {
  const url = "https://images.example/t_thumb/co1wyy.jpg";
  expect(gameMetadata(GAME).icons).toMatchObject({ icon: { url } });
  expect(gameMetadata({ ...GAME, coverUrl: null }).icons).toBeUndefined();
  expect(gameMetadata({ ...GAME, isAdult: true }).icons).toBeUndefined();
});

test("a game for adults only is in no preview and in no search engine", () => {
  const metadata = gameMetadata({ ...GAME, isAdult: true });
  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(metadata.openGraph?.images).toEqual([SITE_CARD]);
  expect(metadata.description).not.toContain("Geralt");
});
