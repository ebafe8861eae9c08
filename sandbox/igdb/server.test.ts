import { describe, expect, test } from "vitest";
import { createTestClient } from "./test-client.ts";

const { request, send, ids } = createTestClient();

describe("responses", () => {
  test("returns names of genres as in the documentation", async () => {
    const { status, body } = await request("games", "fields name,genres.name; where id = 1942;");
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toBe(
      '[{"id":1942,"genres":[{"id":12,"name":"Role-playing (RPG)"},{"id":31,"name":"Adventure"}],"name":"The Witcher 3: Wild Hunt"}]',
    );
  });

  test("returns pages by id, with and without other conditions", async () => {
    const page = async (query: string) => {
      const { body } = await request("games", `fields name; sort id asc; ${query}`);
      return (
        JSON.stringify(body)
          .match(/(?<="id":)\d+/g)
          ?.map(Number) ?? []
      );
    };
    expect(await page("where id > 600; limit 3;")).toEqual([700, 800, 900]);
    expect(await page("where id > 600; limit 3; offset 2;")).toEqual([900, 1942, 7350]);
    expect(await page("where genres = (12) & id > 80; limit 3;")).toEqual([500, 1942]);
    expect(await page("where id > 13166; limit 3;")).toEqual([]);
  });

  test("returns a genre with all fields as in the documentation", async () => {
    const { body } = await request("games", "fields genres.*; where id = 80;");
    expect(JSON.stringify(body)).toBe(
      '[{"id":80,"genres":[{"id":12,"created_at":1297555200,"name":"Role-playing (RPG)","slug":"role-playing-rpg","updated_at":1323216000,"url":"https://www.igdb.com/genres/role-playing-rpg"}]}]',
    );
  });

  test("returns Doom with age ratings of the schema of 2025", async () => {
    const fields =
      "age_ratings.organization.name,age_ratings.rating_category.rating,cover.url,genres.name,name,release_dates.date,summary";
    const { body } = await request("games", `fields ${fields}; where id = 7351;`);
    expect(body).toEqual([
      {
        id: 7351,
        age_ratings: [
          { id: 69617, organization: { id: 3, name: "CERO" }, rating_category: { id: 17, rating: "Z" } },
          { id: 216192, organization: { id: 2, name: "PEGI" }, rating_category: { id: 12, rating: "18" } },
          { id: 189114, organization: { id: 1, name: "ESRB" }, rating_category: { id: 6, rating: "M" } },
        ],
        cover: { id: 76903, url: "//images.igdb.com/igdb/image/upload/t_thumb/co1nc7.jpg" },
        genres: [
          { id: 5, name: "Shooter" },
          { id: 9, name: "Puzzle" },
        ],
        name: "Doom",
        release_dates: [
          { id: 749942, date: 1463011200 },
          { id: 749943, date: 1463097600 },
        ],
        summary: "Developed by id software, …",
      },
    ]);
  });

  test("returns a whole game in one query", async () => {
    const { body } = await request(
      "games",
      "fields name,game_type.type,cover.image_id,platforms.abbreviation,involved_companies.company.name,involved_companies.developer,websites.url,websites.type,external_games.uid,external_games.external_game_source; where id = 1942;",
    );
    expect(body).toEqual([
      {
        id: 1942,
        name: "The Witcher 3: Wild Hunt",
        game_type: { id: 0, type: "Main Game" },
        cover: { id: 89386, image_id: "co1wyy" },
        platforms: [
          { id: 6, abbreviation: "PC" },
          { id: 48, abbreviation: "PS4" },
        ],
        involved_companies: [
          { id: 1, company: { id: 908, name: "CD Projekt RED" }, developer: true },
          { id: 2, company: { id: 909, name: "Bandai Namco" }, developer: false },
        ],
        websites: [{ id: 1, type: 13, url: "https://store.steampowered.com/app/292030" }],
        external_games: [{ id: 1, external_game_source: 1, uid: "292030" }],
      },
    ]);
  });

  test("returns ten ids by default", async () => {
    const { body } = await request("games", "where id = (1942,80);");
    expect(body).toEqual([{ id: 1942 }, { id: 80 }]);
    expect(await ids("games", "")).toHaveLength(10);
    expect(await ids("games", "limit 3; offset 9;")).toHaveLength(1);
    expect(await ids("games", "offset 4294967295;")).toEqual([]);
  });

  test("expands a star to own fields without null and empty ones, minus excluded fields", async () => {
    const { body } = await request(
      "games",
      "fields *, cover.*; exclude summary, cover.url; where id = (1942,900);",
    );
    expect(body).toMatchObject([
      { id: 1942, genres: [12, 31], cover: { id: 89386, game: 1942, animated: false } },
      { id: 900, game_type: 0, hypes: 0, name: "Doomed to Witch" },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/null|summary|t_thumb|age_ratings|storyline/);
  });

  test("expands four segments, not five", async () => {
    const { body } = await request("covers", "fields game.age_ratings.organization.name; where id = 76903;");
    expect(body).toMatchObject([{ game: { age_ratings: [{ organization: { name: "CERO" } }, {}, {}] } }]);
    expect((await request("covers", "fields game.dlcs.parent_game.cover.url;")).status).toBe(400);
  });
});

describe("counts, meta and multiquery", () => {
  test("counts by where, without the limit", async () => {
    expect((await request("games/count", "where genres = (12); limit 1;")).body).toEqual({ count: 3 });
    expect((await request("games/count", "")).body).toEqual({ count: 10 });
  });

  test("lists the fields for meta", async () => {
    const { status, body } = await request("games/meta", null);
    expect(status).toBe(200);
    expect(body).toContainEqual({ name: "genres", type: "array of reference: genres" });
  });

  test("returns the blocks of a multiquery in order", async () => {
    const { body } = await request(
      "multiquery",
      `query platforms/count "Count of Platforms" { };
       query games "Playstation Games" { fields name,platforms.name; where platforms !=n & platforms = {48}; limit 1; };`,
    );
    expect(body).toEqual([
      { name: "Count of Platforms", count: 5 },
      {
        name: "Playstation Games",
        result: [{ id: 600, name: "Spider-Man", platforms: [{ id: 48, name: "PlayStation 4" }] }],
      },
    ]);
    expect((await request("multiquery", 'query games "a" { };'.repeat(11))).status).toBe(400);
    expect((await request("multiquery", 'query gamez "a" { };')).status).toBe(400);
  });
});

describe("refusals", () => {
  test.each([
    ["games", "fields nope;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    ["games", "fields cover.nope;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    ["games", "fields name.nope;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    ["games", "where name.nope = 1;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    ["games", "sort nope;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    ["games", "exclude nope;", 400, "Invalid Field", "Invalid field name: 'nope'"],
    [
      "games",
      "limit 501;",
      403,
      "Request limit to high",
      "You typed in 501 as limit but your maximum is 500",
    ],
    [
      "games",
      "search Diablo;",
      400,
      "Syntax Error",
      "Expecting a STRING as input, surround your input with quotes starting at 'Diablo'",
    ],
  ])("%s %s", async (path, body, status, title, cause) => {
    expect(await request(path, body)).toEqual({ status, body: [{ title, status, cause }] });
  });

  test("refuses search with sort, and on endpoints without search", async () => {
    expect((await request("games", 'search "doom"; sort name asc;')).status).toBe(400);
    expect((await request("companies", 'search "id";')).status).toBe(400);
  });

  test("refuses unknown endpoints and wrong methods in plain text", async () => {
    const response = await send("gamez", "fields *;");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch("text/plain");
    expect(await response.text()).toBe("Endpoint POST /gamez not found");
    expect((await send("games", null)).status).toBe(404);
    expect((await send("games/toString", "")).status).toBe(404);
    expect((await send("constructor", "")).status).toBe(404);
  });

  test("refuses a body above 32 kB", async () => {
    const { status, body } = await request("games", " ".repeat(32_001));
    expect(status).toBe(413);
    expect(body).toMatchObject({ title: "Request Too Large" });
    expect((await request("games", " ".repeat(32_000))).status).toBe(200);
  });

  test("refuses a query that would take too long", async () => {
    const games = Array.from({ length: 15_000 }, (_, id) => ({ id: id + 1 }));
    const slow = createTestClient({ tables: { games } });
    const where = (parts: number) => `w hypes>0${"&id>0".repeat(parts)};`;
    expect(await slow.request("games", where(30))).toEqual({ status: 200, body: [] });
    expect(await slow.request("games", where(5000))).toEqual({
      status: 408,
      body: [{ title: "Request Timeout", status: 408 }],
    });
  });

  test("refuses a response above 10 MB", async () => {
    const games = Array.from({ length: 101 }, (_, id) => ({ id: id + 1, summary: "x".repeat(100_000) }));
    const big = createTestClient({ tables: { games } });
    expect((await big.request("games", "fields summary; limit 99;")).status).toBe(200);
    expect((await big.request("games", "fields summary; limit 101;")).body).toMatchObject([
      { title: "Payload Too Large" },
    ]);
  });
});

test("sends IGDB's content type and no CORS headers", async () => {
  const { headers } = await send("games", "limit 1;");
  expect(headers.get("content-type")).toBe("application/json;charset=utf-8");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});
