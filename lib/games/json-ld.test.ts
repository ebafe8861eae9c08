import { expect, test } from "vitest";
import { z } from "zod";
import { gameJsonLd } from "./json-ld";
import { testGame } from "./test-game";

const GAME = testGame({
  id: 7,
  name: "Halo",
  path: "/game/7/halo",
  coverUrl: "https://images.test/t_cover_big/co1.jpg",
  rating: 86.6,
  ratingCount: 12,
  releaseDate: "2001-11-15",
  description: "A ring.",
  genres: [{ name: "Shooter", slug: "shooter" }],
  platforms: [
    { id: 11, name: "Xbox", logoUrl: null },
    { id: 6, name: "PC (Microsoft Windows)", logoUrl: null },
  ],
  companies: [
    { id: 1, name: "Bungie", slug: "bungie", logoUrl: null, isDeveloper: true, isPublisher: false },
    { id: 2, name: "Microsoft", slug: "microsoft", logoUrl: null, isDeveloper: false, isPublisher: true },
  ],
  websites: [
    { url: "https://halo.test", category: 1 },
    { url: "https://twitter.test/halo", category: 5 },
  ],
  ageRating: 5,
  igdbUrl: "https://www.igdb.com/games/halo",
});

const graphSchema = z.object({ "@graph": z.array(z.record(z.string(), z.unknown())) });
const nodesOf = (game: typeof GAME) => graphSchema.parse(gameJsonLd(game, "https://shelf.test"))["@graph"];

test("describes a game with absolute URLs", () => {
  expect(nodesOf(GAME)[0]).toEqual({
    "@type": ["VideoGame", "SoftwareApplication"],
    "@id": "https://shelf.test/game/7/halo#game",
    name: "Halo",
    url: "https://shelf.test/game/7/halo",
    image: [
      expect.stringMatching(/^https:\/\/shelf\.test\/og\/game\/7-[0-9a-f]{12}\.jpg$/),
      "https://images.test/t_1080p/co1.jpg",
    ],
    description: "A ring.",
    applicationCategory: "GameApplication",
    genre: ["Shooter"],
    gamePlatform: ["Xbox", "PC (Microsoft Windows)"],
    operatingSystem: "Xbox, PC (Microsoft Windows)",
    datePublished: "2001-11-15",
    author: [{ "@type": "Organization", name: "Bungie" }],
    publisher: [{ "@type": "Organization", name: "Microsoft" }],
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 87,
      bestRating: 100,
      worstRating: 0,
      ratingCount: 12,
    },
    contentRating: "M",
    sameAs: ["https://www.igdb.com/games/halo", "https://halo.test"],
  });
});

test("leaves out unknown values, and a rating without votes", () => {
  const bare = { ...GAME, ratingCount: 0, releaseDate: null, companies: [], platforms: [], ageRating: null };
  const [node = {}] = nodesOf(bare);
  for (const key of [
    "aggregateRating",
    "datePublished",
    "author",
    "publisher",
    "operatingSystem",
    "contentRating",
  ]) {
    expect(node).not.toHaveProperty(key);
  }
});

test("names only the year of a release whose day is unknown", () => {
  const game = { ...GAME, releaseDate: "2027-03-31", releaseYear: 2027, releasePeriod: "Q1 2027" };
  expect(nodesOf(game)[0]).toMatchObject({ datePublished: "2027" });
});

test("has breadcrumbs from the list of games", () => {
  expect(nodesOf(GAME)[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Games", item: "https://shelf.test/games" },
      { position: 2, name: "Halo", item: "https://shelf.test/game/7/halo" },
    ],
  });
});
