import { expect, test } from "../support/fixtures";

const GAMES = "/api/igdb/games";
const NAMED = { name: expect.any(String) };
/** The spec's Game (discovery, section 3). */
const SPEC_FIELDS = [
  "id name description storyline coverUrl coverHeight coverWidth bannerUrl rating ratingCount aggregatedRating",
  "aggregatedRatingCount releaseYear releaseDate platforms genres screenshots artworks videos releaseDates companies",
  "websites similarGames category versionParent remakes remasters",
].flatMap((line) => line.split(" "));

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

test("returns the popular games of browse in the spec's shape, from any offset to the list's end", async ({
  request,
}) => {
  const popular = (data: unknown) => request.post("/api/igdb/popular-games", { data });
  const first = await (await request.get("/api/games?list=popular")).json();
  const second = await (await request.get("/api/games?list=popular&offset=20")).json();
  const games: unknown[] = await (await popular({ offset: 15, limit: 10 })).json();
  expect(games).toMatchObject([...first.games, ...second.games].slice(15, 25));
  for (const game of games) {
    expect(Object.keys(Object(game))).toEqual(expect.arrayContaining(SPEC_FIELDS));
    expect(game).toMatchObject({ platforms: expect.arrayContaining([expect.objectContaining(NAMED)]) });
  }
  expect(await (await popular({ offset: 0, limit: 100 })).json()).toHaveLength(100);
  expect(await (await popular({ offset: 2000, limit: 100 })).json()).toEqual([]);
  const refused = await popular({ offset: 0, limit: 101 });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toEqual({
    error: "limit: must be a whole number from 1 to 100",
    code: "invalid_input",
  });
});

test("returns a game with the details of its remakes, and the status on the user's shelf", async ({
  request,
  userRequest,
}) => {
  const [path, shelf] = ["/api/game/904001", "/api/collection/904001"];
  const anonymous = await request.get(path);
  const game = await anonymous.json();
  expect(game).toMatchObject({ name: "Resident Evil 2", status: null, remastersDetails: [] });
  expect(game.remakesDetails).toMatchObject([{ id: 19_686, description: expect.any(String) }]);
  for (const details of [game, ...game.remakesDetails]) {
    expect(Object.keys(details)).toEqual(expect.arrayContaining(SPEC_FIELDS));
  }
  expect(anonymous.headers()["cache-control"]).toContain("no-store");

  await expect(await userRequest.put(shelf, { data: { status: "want" } })).toBeOK();
  expect(await (await userRequest.get(path)).json()).toMatchObject({ status: "want" });

  const missing = await request.get("/api/game/268435455");
  expect([missing.status(), await missing.json()]).toEqual([
    404,
    { error: "Game not found", code: "not_found" },
  ]);
});

test("returns a rating by the spec's code", async ({ request }) => {
  const answer = await request.get("/api/game/age-rating?gameId=1942");
  expect(await answer.json()).toEqual({ rating: 5 });
  expect(answer.headers()["cache-control"]).toContain("s-maxage");
  expect((await request.get("/api/game/age-rating?gameId=268435455")).status()).toBe(404);
  for (const query of ["", "?gameId=", "?gameId=1e3", "?gameId=1&gameId=2", "?gameId=1&more=1"]) {
    expect((await request.get(`/api/game/age-rating${query}`)).status(), query).toBe(400);
  }
});
