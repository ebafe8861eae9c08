import { describe, expect, it, vi } from "vitest";
import { gameRow } from "@/lib/igdb/rows";
import { toGame } from "./map-game";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "https://img.test" }) }));

const logos = new Map([[77, "cl77"]]);
const map = (raw: unknown) => toGame(gameRow.parse(raw), logos);

const related = {
  id: 9,
  name: "Blood & Wine",
  game_type: 2,
  themes: [17],
  cover: { id: 1, image_id: "co9" },
};

describe("toGame", () => {
  it("maps a full row to the spec's Game", () => {
    const game = map({
      id: 1942,
      name: "The Witcher 3: Wild Hunt",
      slug: "the-witcher-3-wild-hunt",
      url: "https://www.igdb.com/games/the-witcher-3-wild-hunt",
      summary: "A monster hunter.",
      storyline: "He looks for his daughter.",
      first_release_date: 1431993600,
      total_rating: 93.4,
      total_rating_count: 5000,
      aggregated_rating: 91.2,
      aggregated_rating_count: 30,
      game_type: 0,
      themes: [1, 17],
      cover: { id: 89386, image_id: "co1wyy", width: 600, height: 800 },
      screenshots: [{ id: 5, image_id: "sc5", width: 1920, height: 1080 }],
      genres: [{ id: 12, name: "Role-playing (RPG)", slug: "role-playing-rpg" }],
      platforms: [
        { id: 6, name: "PC (Microsoft Windows)", platform_logo: { id: 1, image_id: "pl6" } },
        { id: 48, name: "PlayStation 4" },
      ],
      videos: [{ id: 1, video_id: "xyz", name: "Trailer" }],
      release_dates: [
        {
          id: 1,
          date: 1431993600,
          human: "May 19, 2015",
          platform: { id: 6, name: "PC" },
          release_region: 8,
        },
        { id: 2, human: "TBD" },
      ],
      involved_companies: [
        {
          id: 1,
          company: { id: 908, name: "CD Projekt RED", slug: "cd-projekt-red", logo: 77 },
          developer: true,
        },
        { id: 2, company: { id: 908, name: "CD Projekt RED", slug: "cd-projekt-red" }, publisher: true },
        { id: 3, developer: true },
      ],
      websites: [
        { id: 1, type: 13, url: "https://store.steampowered.com/app/292030" },
        { id: 2, type: 1, url: "javascript:alert(1)" },
      ],
      external_games: [
        { id: 1, uid: "abc", external_game_source: 1 },
        { id: 2, uid: "292030", external_game_source: 1 },
      ],
      age_ratings: [
        { id: 1, organization: { id: 2, name: "PEGI" }, rating_category: { id: 12, rating: "18" } },
        { id: 2, organization: { id: 1, name: "ESRB" }, rating_category: { id: 6, rating: "M" } },
      ],
      similar_games: [{ id: 3, name: "Adults", themes: [42] }, related, 4711],
      expansions: [1, 2, 3, 4, 5, 6].map((id) => ({ ...related, id })),
      parent_game: { id: 2, name: "Parent" },
    });
    expect(game).toMatchObject({
      id: 1942,
      path: "/game/1942/the-witcher-3-wild-hunt",
      slug: "the-witcher-3-wild-hunt",
      coverUrl: "https://img.test/t_cover_big/co1wyy.jpg",
      coverWidth: 600,
      coverHeight: 800,
      bannerUrl: "https://img.test/t_1080p/sc5.jpg",
      rating: 93.4,
      ratingCount: 5000,
      aggregatedRating: 91.2,
      aggregatedRatingCount: 30,
      releaseYear: 2015,
      releaseDate: "2015-05-19",
      description: "A monster hunter.",
      screenshots: [{ url: "https://img.test/t_screenshot_huge/sc5.jpg", width: 1920, height: 1080 }],
      platforms: [
        { id: 6, logoUrl: "https://img.test/t_logo_med/pl6.jpg" },
        { id: 48, logoUrl: null },
      ],
      videos: [{ videoId: "xyz", name: "Trailer" }],
      releaseDates: [
        { date: "2015-05-19", human: "May 19, 2015", platform: "PC", region: "Worldwide" },
        { date: null, human: "TBD", region: null },
      ],
      companies: [{ id: 908, isDeveloper: true, isPublisher: true }],
      websites: [{ category: 13, url: "https://store.steampowered.com/app/292030" }],
      steamAppId: 292030,
      ageRating: 5,
      similarGames: [{ id: 9, path: "/game/9/blood-wine", category: 2 }],
      versionParent: null,
      parentGame: { id: 2, name: "Parent", path: "/game/2/parent" },
      isAdult: false,
      igdbUrl: "https://www.igdb.com/games/the-witcher-3-wild-hunt",
    });
    expect(game.expansions).toHaveLength(5);
    expect(game.additionCount).toBe(6);
    expect(game.companies[0]?.logoUrl).toBe("https://img.test/t_logo_med/cl77.jpg");
  });

  it("maps a row with nothing but id and name", () => {
    const game = map({ id: 7, name: "原神" });
    expect(game).toMatchObject({
      path: "/game/7/game",
      category: 0,
      coverUrl: null,
      bannerUrl: null,
      rating: null,
      releaseDate: null,
      releaseYear: null,
      steamAppId: null,
      ageRating: null,
      isAdult: false,
    });
  });

  it("leaves out relations that are not expanded, and an invalid date", () => {
    const game = map({
      id: 7,
      name: "X",
      cover: 5,
      genres: [1, 2],
      version_parent: 8,
      similar_games: "?",
      first_release_date: 9e15,
    });
    expect(game).toMatchObject({
      coverUrl: null,
      genres: [],
      versionParent: null,
      similarGames: [],
      releaseDate: null,
    });
  });

  it.each([
    [[{ name: "PEGI", rating: "3" }], 1],
    [[{ name: "PEGI", rating: "18" }], 5],
    [
      [
        { name: "PEGI", rating: "18" },
        { name: "ESRB", rating: "E10+" },
      ],
      3,
    ],
    [[{ name: "ESRB", rating: "RP" }], 7],
    [[{ name: "ESRB", rating: "AO" }], 6],
    [[{ name: "USK", rating: "16" }], null],
  ])("maps the age ratings %o to %s", (ratings, code) => {
    const age_ratings = ratings.map(({ name, rating }, id) => ({
      id: id + 1,
      organization: { id: 1, name },
      rating_category: { id: 1, rating },
    }));
    expect(map({ id: 1, name: "X", age_ratings }).ageRating).toBe(code);
  });

  it("takes the Steam id from the store's URL where IGDB has no link", () => {
    const websites = [{ id: 1, type: 99, url: "https://store.steampowered.com/app/620/Portal_2/" }];
    expect(map({ id: 1, name: "X", websites }).steamAppId).toBe(620);
  });
});

describe("the period of a release whose day is not known", () => {
  const MARCH_31 = Date.UTC(2027, 2, 31) / 1000;
  const period = (...formats: (number | undefined)[]) =>
    map({
      id: 1,
      name: "A",
      first_release_date: MARCH_31,
      release_dates: [
        ...formats.map((date_format, id) => ({ id, date: MARCH_31, date_format })),
        { id: 9, date: Date.UTC(2028, 0, 1) / 1000, date_format: 0 },
      ],
    }).releasePeriod;

  it.each([
    [[3], "Q1 2027"],
    [[2], "2027"],
    [[1], "March 2027"],
    [[2, 3], "Q1 2027"],
    [[3, 0], null],
    [[undefined], null],
    [[], null],
  ])("is by IGDB's formats %j: %s", (formats, expected) => expect(period(...formats)).toBe(expected));
});
