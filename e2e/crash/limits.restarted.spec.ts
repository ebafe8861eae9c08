import { expect, test } from "../support/fixtures";

const PER_MINUTE = 60;

// Runs with the default limits; `npm test` raises them for the other specs.
test("limits a client to 60 proxy requests a minute, with Retry-After", async ({ request }) => {
  const ask = () => request.post("/api/igdb/games", { data: { query: "fields name; where id = 1942;" } });
  for (let asked = 0; asked < PER_MINUTE; asked++)
    expect((await ask()).status(), `call ${asked + 1}`).toBe(200);

  const refused = await ask();
  expect(refused.status()).toBe(429);
  expect(await refused.json()).toEqual({
    error: "Too many requests. Please wait a moment and try again.",
    code: "rate_limited",
  });
  const wait = Number(refused.headers()["retry-after"]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);

  const others: [string, unknown][] = [
    ["popular-games", { offset: 0, limit: 1 }],
    ["time-to-beat", { query: "fields hastily; where game_id = 1942; limit 1;" }],
  ];
  for (const [proxy, data] of others) {
    expect((await request.post(`/api/igdb/${proxy}`, { data })).status(), `${proxy} counts with it`).toBe(
      429,
    );
  }
  expect((await request.get("/api/games?list=popular")).status(), "lists count apart").toBe(200);
});
