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

test("refuses a client beyond its share of IGDB's budget at once, pages included, and serves it later", async ({
  request,
}) => {
  const word = Math.random().toString(36).slice(2);
  const read = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => request.get(`/company/${word}-unknown-${from + n}`));
  const reads = read(0, 40);
  const refused = await Promise.any(
    reads.map(async (read) => {
      const answer = await read;
      expect(answer.status()).toBe(429);
      return answer;
    }),
  );
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(refused.headers()["cache-control"]).toContain("no-store");

  let page = await request.get(`/company/${word}`);
  // The first page of a new process takes so long that a place in the queue may be free again.
  for (let attempt = 1; page.status() === 404 && attempt < 5; attempt++) {
    reads.push(...read(100 * attempt, 12));
    page = await request.get(`/company/${word}-${attempt}`);
  }
  expect(page.status()).toBe(429);
  expect(Number(page.headers()["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(page.headers()["cache-control"]).toContain("no-store");

  const statuses = await Promise.all(reads.map(async (read) => (await read).status()));
  expect(statuses.filter((status) => status === 404).length, "its share").toBeGreaterThanOrEqual(4);
  await expect
    .poll(async () => (await request.get(page.url())).status(), { message: "a failure is not kept" })
    .toBe(404);
});
