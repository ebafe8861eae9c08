import { expect, test, vi } from "vitest";
import type { CardRow } from "@/lib/catalogue/rows";
import { cardToSummary } from "./map-card";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

const ROW: CardRow = {
  id: 7,
  name: "Ōkami",
  slug: "okami",
  cover_image_id: "co1",
  game_type: 9,
  first_release_date: "2006-04-20",
  first_release_format: null,
  total_rating: 92.5,
  genres: [{ name: "Adventure", slug: "adventure" }],
};

test("maps a game of the catalogue to a card", () => {
  expect(cardToSummary(ROW)).toEqual({
    id: 7,
    name: "Ōkami",
    path: "/game/7/okami",
    coverUrl: "/images/t_cover_big/co1.jpg",
    rating: 92.5,
    releaseYear: 2006,
    releaseDate: "2006-04-20",
    releasePeriod: null,
    genres: [{ name: "Adventure", slug: "adventure" }],
    category: 9,
  });
});

test.each([
  [0, null],
  [1, "December 2027"],
  [2, "2027"],
  [6, "Q4 2027"],
  [7, null],
])("names the period of a release with the date format %i", (format, period) => {
  const row = { ...ROW, first_release_date: "2027-12-31", first_release_format: format };
  expect(cardToSummary(row).releasePeriod).toBe(period);
});

test("maps a game without cover, date and rating", () => {
  const row = { ...ROW, cover_image_id: null, first_release_date: null, total_rating: null };
  expect(cardToSummary(row)).toMatchObject({
    coverUrl: null,
    rating: null,
    releaseYear: null,
    releaseDate: null,
  });
});
