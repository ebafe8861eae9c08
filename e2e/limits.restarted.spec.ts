import { expect, test } from "./fixtures";

const PER_MINUTE = 60;

// `npm test` raises the limits for the other specs, because together they ask more than a person does; for these not.
test("the proxies of IGDB answer one client 60 times a minute, and then say when to come again", async ({
  request,
}) => {
  const ask = () => request.post("/api/igdb/games", { data: { query: "fields name; where id = 1942;" } });
  for (let asked = 0; asked < PER_MINUTE; asked++)
    expect((await ask()).status(), `call ${asked + 1}`).toBe(200);

  const refused = await ask();
  expect(refused.status()).toBe(429);
  expect(await refused.json()).toEqual({
    error: { code: "rate_limited", message: "Too many requests. Please wait a moment and try again." },
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
