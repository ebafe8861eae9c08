import { expect, test } from "../support/fixtures";

const REFUSED = [
  { query: "fields *; where id = 1;" },
  { query: "fields name;" },
  { query: "fields name; where id > 0; limit 500;" },
  { query: "fields name; where id = 1; limit 51;" },
  { query: "fields external_games.game.name.x; where id = 1;" },
  { query: 'query games "all" { fields *; };' },
  { query: "🎮 '; drop table" },
  { query: "" },
  { query: 7 },
  { query: "fields name; where id = 1;", extra: true },
  { query: "a".repeat(20_000) },
  [],
  null,
];

test("rejects with one sentence, without an upstream call", async ({ request, requestsSince }) => {
  const start = Date.now();
  for (const path of ["/api/igdb/games", "/api/igdb/time-to-beat"]) {
    for (const data of REFUSED) {
      const answer = await request.post(path, {
        data: JSON.stringify(data),
        headers: { "Content-Type": "application/json" },
      });
      expect([400, 413], JSON.stringify(data)?.slice(0, 80)).toContain(answer.status());
      expect(await answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    }
  }
  const plain = await request.post("/api/igdb/games", {
    data: "fields name;",
    headers: { "Content-Type": "text/plain" },
  });
  expect(plain.status()).toBe(400);
  expect((await request.get("/api/igdb/games")).status()).toBe(405);
  expect(await requestsSince(start, "igdb")).toEqual([]);
});

test("sends equal queries upstream once, however they are written", async ({ request, requestsSince }) => {
  const start = Date.now();
  for (const query of [
    "fields name,slug; where genres = (12,31) & rating > 41; limit 7;",
    "l 7; w rating > 41 & genres = (31,12,12); f slug, name;",
  ]) {
    expect((await request.post("/api/igdb/games", { data: { query } })).status()).toBe(200);
  }
  const calls = await requestsSince(start, "igdb");
  expect(calls.map(({ path }) => path).filter((path) => !path.startsWith("/oauth2/"))).toEqual(["/v4/games"]);
});

test("fails with the spec's words while IGDB or the database is unavailable", async ({ request, fault }) => {
  await fault("igdb", "down");
  const games = await request.post("/api/igdb/games", {
    data: { query: "fields name; where id = (3,4,5,6);" },
  });
  expect(games.status()).toBe(503);
  expect(games.headers()["retry-after"]).toBeDefined();
  expect((await games.json()).error).toBe("Failed to fetch data from IGDB API");
  expect((await request.get("/og/game/268435000.jpg")).status()).toBe(503);
  await fault("igdb", "ok");

  await fault("supabase", "down");
  const popular = await request.post("/api/igdb/popular-games", { data: { offset: 990, limit: 3 } });
  expect(popular.status()).toBe(503);
  expect((await popular.json()).error).toBe("Failed to fetch popular games");
});
