import { expect, test } from "../support/fixtures";

const GAMES = "/api/igdb/games";

test("returns a search in IGDB's own shape", async ({ request }) => {
  const query =
    'search "zelda"; fields name,cover.url,summary,rating,first_release_date,platforms.name,genres.name,category,involved_companies.company.name,involved_companies.developer,version_parent; limit 50;';
  const answer = await request.post(GAMES, { data: { query } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["access-control-allow-origin"]).toBeUndefined();
  const rows = await answer.json();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.find(({ id }: { id: number }) => id === 7346)).toMatchObject({
    name: "The Legend of Zelda: Breath of the Wild",
    cover: { url: expect.stringContaining("//images.igdb.com/") },
    genres: expect.arrayContaining([{ id: 31, name: "Adventure" }]),
    category: 0,
  });
});

test("omits adults-only games in lists, and finds them by id", async ({ request }) => {
  const ask = async (where: string) => {
    const answer = await request.post(GAMES, {
      data: { query: `fields name,themes; where ${where}; limit 50;` },
    });
    return answer.json();
  };
  expect(await ask("id = (900649,1942)")).toMatchObject([{ id: 1942 }]);
  expect(await ask("themes = 42")).toEqual([]);
  expect(await ask("id = 900649")).toMatchObject([{ id: 900649 }]);
});

test("returns the play times of the game's page", async ({ request }) => {
  const query = "fields completely,count,hastily,normally,game_id; where game_id = 1942; limit 1;";
  const [time] = await (await request.post("/api/igdb/time-to-beat", { data: { query } })).json();
  expect(time).toMatchObject({ game_id: 1942, hastily: expect.any(Number), count: expect.any(Number) });
});

test("returns the same popular games as browse, from any offset", async ({ request }) => {
  const first = await (await request.get("/api/games?list=popular")).json();
  const second = await (await request.get("/api/games?list=popular&offset=20")).json();
  const answer = await request.post("/api/igdb/popular-games", { data: { offset: 15, limit: 10 } });
  expect(await answer.json()).toEqual([...first.games, ...second.games].slice(15, 25));
});

test("returns a rating by the spec's code", async ({ request }) => {
  const answer = await request.get("/api/game/age-rating?gameId=1942");
  expect(await answer.json()).toEqual({ rating: 5 });
  expect(answer.headers()["cache-control"]).toContain("s-maxage");
  expect((await request.get("/api/game/age-rating?gameId=2147483647")).status()).toBe(404);
  for (const query of ["", "?gameId=", "?gameId=1e3", "?gameId=1&gameId=2", "?gameId=1&more=1"]) {
    expect((await request.get(`/api/game/age-rating${query}`)).status(), query).toBe(400);
  }
});
