import { describe, expect, it } from "vitest";
import type { Game } from "./schema";
import { gameSections } from "./sections";

const summary = {
  id: 1,
  name: "A",
  path: "/game/1/a",
  coverUrl: null,
  rating: null,
  releaseYear: null,
  releaseDate: null,
  releasePeriod: null,
  genres: [],
  category: 0,
};
const empty: Game = {
  ...summary,
  slug: "a",
  description: null,
  storyline: null,
  coverHeight: null,
  coverWidth: null,
  bannerUrl: null,
  ratingCount: 0,
  aggregatedRating: null,
  aggregatedRatingCount: 0,
  releaseDate: null,
  releasePeriod: null,
  platforms: [],
  screenshots: [],
  artworks: [],
  videos: [],
  releaseDates: [],
  companies: [],
  websites: [],
  steamAppId: null,
  ageRating: null,
  similarGames: [],
  dlcs: [],
  expansions: [],
  additionCount: 0,
  remakes: [],
  remasters: [],
  versionParent: null,
  parentGame: null,
  isAdult: false,
  igdbUrl: "https://www.igdb.com/games/a",
};

describe("gameSections", () => {
  it("names the parts that are there, in the order of the page", () => {
    const game: Game = {
      ...empty,
      description: "About it.",
      storyline: "Its story.",
      screenshots: [{ url: "/a.jpg", width: 1, height: 1 }],
      videos: [{ videoId: "v", name: "Trailer" }],
      expansions: [summary],
      remakes: [summary],
      remasters: [summary],
      similarGames: [summary],
    };
    expect(gameSections(game).map(({ title }) => title)).toEqual([
      "About",
      "Storyline",
      "Reviews",
      "Screenshots",
      "Videos",
      "DLCs and Expansions",
      "Remakes",
      "Remasters",
      "Similar Games",
    ]);
  });

  it("leaves out what is empty", () => {
    const reviews = { id: "reviews", title: "Reviews" };
    expect(gameSections(empty)).toEqual([reviews]);
    expect(gameSections({ ...empty, dlcs: [summary] })).toEqual([
      reviews,
      { id: "dlcs-and-expansions", title: "DLCs and Expansions" },
    ]);
  });
});
