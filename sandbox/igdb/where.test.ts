import { describe, expect, test } from "vitest";
import { createTestClient } from "./test-client.ts";

const { ids } = createTestClient();
const strict = createTestClient({ strict: true });

describe("where", () => {
  test.each([
    ['slug = "doom"', [7350]],
    ['name = "doom"', []],
    ['name ~ "doom"', [7351, 7350]],
    ['name = "Doom"*', [7351, 7350, 900]],
    ['name ~ "doom"*', [7351, 7350, 900]],
    ['name = *"Hunt"', [1942]],
    ['name ~ *"WITCH"', [900]],
    ['name ~ *"witch"*', [1942, 13166, 80, 900]],
    ['name = *"witch"*', []],
    ['name !~ *"o"* & name !~ *"e"*', [800]],
    ["total_rating > 85.5", [1942, 13166]],
    ["total_rating >= 85.5", [1942, 7351, 13166]],
    ["total_rating < 80.1", []],
    ["total_rating <= 80.1", [80]],
    ["game_type = 1", [13166]],
    ["game_type != 0", [13166]],
    ["hypes = 0", [900]],
    ["genres = (12)", [1942, 80, 500]],
    ["genres = [12,31]", [1942]],
    ["genres = {12}", [80, 500]],
    ["genres = {12,31}", [1942]],
    ["genres != [12,31] & genres = (12,31)", [80, 500, 600]],
    ["genres != (12,5,9) & genres != n", [600]],
    ["genres = !(12,5,9) & genres != null", [600]],
    ["themes = null & genres != null", [7350, 80, 500]],
    ["themes = (42)", [600]],
    ["version_parent != null", [800]],
    ["storyline = null & id = 1942", [1942]],
    ["release_dates.platform = (6)", [1942, 7351]],
    ["release_dates.date > 1463011200", [7351]],
    ['genres.name = "Shooter"', [7351, 7350]],
    ["platforms = [6,48] & genres = (5) | id = 80", [7351, 80]],
    ["platforms = [6,48] & (genres = (5) | id = 80)", [7351]],
    ["involved_companies.company = (908)", [1942]],
    ["involved_companies.company = [908,909]", [1942]],
    ["involved_companies.company = {908}", []],
    ['involved_companies.company.name ~ *"projekt"*', [1942]],
    ["involved_companies.developer = true & involved_companies.company = (910)", [7351]],
    ["involved_companies.company.name = null & id = (1942,80)", [80]],
    ["involved_companies.company != (908) & id = (1942,80)", [80]],
    ['parent_game.name = "The Witcher 3"*', [13166]],
    ["dlcs.parent_game.genres = (31)", [1942]],
    ["id = (80,1942,80,4242)", [1942, 80]],
    ['id = "80"', []],
  ])("%s", async (where, expected) => {
    expect(await ids("games", `fields id; where ${where};`)).toEqual(expected);
  });

  test("filters other endpoints", async () => {
    expect(await ids("external_games", 'where uid = "292030" & external_game_source = 1;')).toEqual([1]);
    expect(await ids("external_games", "where uid = 292030;")).toEqual([]);
    expect(await ids("external_games", "where game.genres = (31);")).toEqual([1]);
    expect(await ids("game_time_to_beats", "where game_id = (1942);")).toEqual([1]);
  });

  test.each(["category = 0", "category != 5", "status = null", "follows >= 0"])(
    "a removed field matches nothing: %s",
    async (where) => {
      expect(await ids("games", `fields category,name; where ${where};`)).toEqual([]);
      expect((await strict.request("games", `where ${where};`)).body).toMatchObject([
        { title: "Invalid Field" },
      ]);
    },
  );

  test("returns no removed field, and refuses it in strict mode", async () => {
    const fields = "fields category,status,websites.category,age_ratings.rating; where id = 1942;";
    const { request } = createTestClient();
    expect((await request("games", fields)).body).toEqual([{ id: 1942 }]);
    expect((await strict.request("games", fields)).status).toBe(400);
  });
});

describe("sort", () => {
  test("sorts descending and ascending, missing values last", async () => {
    expect(await ids("games", "sort total_rating desc; limit 5;")).toEqual([1942, 13166, 7351, 500, 80]);
    expect(await ids("games", "sort total_rating asc; limit 5;")).toEqual([80, 500, 7351, 13166, 1942]);
    expect((await ids("games", "sort total_rating; limit 20;")).slice(5)).toEqual([600, 700, 800, 900, 7350]);
  });

  test("sorts by a related row, the first of several", async () => {
    expect(await ids("games", "where release_dates != n; sort release_dates.date desc;")).toEqual([
      7351, 1942,
    ]);
    expect(await ids("games", "sort cover.image_id; limit 2;")).toEqual([7351, 1942]);
  });

  test("sorts with where and paging", async () => {
    const where = "where total_rating != null; sort total_rating desc; limit 2;";
    expect(await ids("games", where)).toEqual([1942, 13166]);
    expect(await ids("games", `${where} offset 2;`)).toEqual([7351, 500]);
  });

  test("sorts by popularity", async () => {
    expect(await ids("popularity_primitives", "where popularity_type = 1; sort value desc;")).toEqual([2, 1]);
  });
});
