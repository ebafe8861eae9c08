import type { APIRequestContext } from "playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures";

/** The sample catalogue's games with IGDB's theme 42; each belongs to at least one of the lists below. */
const ADULT =
  /An Evening for Two|Velvet Hours|Midnight Letters|After Hours|The Long Night|By Candlelight|Evening Glow|A Late Guest|No Date Yet/;
const PLAIN = "Sample: Daylight Hours";

const gamesSchema = z.array(
  z.looseObject({
    id: z.number(),
    name: z.string(),
    path: z.string().optional(),
    similar_games: z.array(z.unknown()).optional(),
  }),
);
const listSchema = z.object({ games: gamesSchema });
const named = (games: z.infer<typeof gamesSchema>) => games.map(({ name }) => name);

const LISTS = [
  ...["popular", "action", "adventure", "rpg"].flatMap((list) =>
    [0, 20, 40].map((offset) => `/api/games?list=${list}&offset=${offset}`),
  ),
  "/api/games?q=sample",
  "/api/games?q=velvet+hours",
  "/api/games/search?q=sample",
  "/api/games/search?q=velvet%20hours",
  "/api/games/search?q=sample-midnight-letters",
];

const listAt = async (request: APIRequestContext, path: string) =>
  listSchema.parse(await (await request.get(path)).json()).games;

for (const path of LISTS) {
  test(`${path} contains no adults-only game`, async ({ request }) => {
    const names = named(await listAt(request, path));
    expect(names.filter((name) => ADULT.test(name))).toEqual([]);
    if (path.endsWith("q=sample")) expect(names).toContain(PLAIN);
    else if (!path.includes("q=")) expect(names).toHaveLength(20);
  });
}

test("counts what a search hides, in the header and in browse", async ({ page, request }) => {
  const search = async (path: string) => (await request.get(path)).json();
  expect(await search("/api/games/search?q=velvet%20hours")).toEqual({ games: [], hidden: 1 });
  expect(await search("/api/games/search?q=zelda")).toMatchObject({ hidden: 0 });
  expect(await search("/api/games?q=velvet+hours")).toMatchObject({ games: [], hidden: 1 });
  const hidden = page.getByText("1 result hidden (adult)");
  await page.goto("/games?q=velvet+hours");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(hidden).toBeVisible();
  await page.goto("/status");
  await page.getByRole("banner").getByRole("combobox", { name: "Search games" }).fill("velvet hours");
  await expect(hidden).toBeVisible();
  const html = await (await request.get("/games?q=daylight")).text();
  expect(html).toMatch(/[2-9] results hidden \(adult\)/);
});

test("shows only the other game in a studio's lists, on its page and in browse", async ({
  page,
  request,
}) => {
  await page.goto("/games?q=daylight");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(PLAIN) })
    .click();
  await page
    .getByRole("complementary")
    .getByRole("link", { name: "Sample Studio After Dark" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Sample Studio After Dark" })).toBeVisible();
  for (const list of ["Developed", "Published"]) {
    await expect(page.getByRole("region", { name: list }).getByRole("listitem")).toHaveCount(1);
  }
  const id = new URL(page.url()).searchParams.get("id");
  for (const filter of ["dev", "pub"]) {
    expect(named(await listAt(request, `/api/games?${filter}=${id}`))).toEqual([PLAIN]);
  }
  for (const role of ["developed", "published"]) {
    expect(named(await listAt(request, `/api/companies/${id}/games?role=${role}`))).toEqual([PLAIN]);
  }
});

test("omits related adults-only games on a game's page", async ({ request }) => {
  for (const q of ["daylight hours", "doki doki literature club", "umineko"]) {
    const [game] = await listAt(request, `/api/games/search?q=${q}`);
    const html = await (await request.get(game?.path ?? "")).text();
    expect(html, q).toContain('id="similar-games"');
    expect(html, q).not.toMatch(ADULT);
    for (const id of ["dlcs-and-expansions", "remakes", "remasters"]) {
      expect(html, q).not.toContain(`id="${id}"`);
    }
  }
});

test("omits them in the calendar and the sitemap", async ({ request }) => {
  for (const path of ["/calendar/2026-11", "/calendar", "/calendar/undated"]) {
    const answer = await request.get(path);
    // Months older than two years have no page.
    if (path !== "/calendar/2026-11") expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(ADULT);
  }
  const slugs =
    /evening-for-two|velvet-hours|midnight-letters|after-hours|long-night|by-candlelight|evening-glow|late-guest|no-date-yet/;
  const sitemap = await (await request.get("/sitemaps/games/1.xml")).text();
  expect(sitemap).toContain("/sample-daylight-hours<");
  expect(sitemap).not.toMatch(slugs);
});

test("omits them in the proxies", async ({ request }) => {
  const ask = async (query: string) =>
    gamesSchema.parse(await (await request.post("/api/igdb/games", { data: { query } })).json());
  const related = ["similar_games", "dlcs", "expansions", "remakes", "remasters"];
  const fields = ["name", ...related.map((relation) => `${relation}.name`)];
  const found = await ask(`search "sample"; fields ${fields.join()}; limit 50;`);
  expect(named(found)).toContain(PLAIN);
  expect(JSON.stringify(found)).not.toMatch(ADULT);
  const id = found.find(({ name }) => name === PLAIN)?.id;
  const [plain] = await ask(`fields name,${related.join()}; where id = ${id};`);
  expect(plain?.similar_games).toHaveLength(found.find((game) => game.id === id)?.similar_games?.length ?? 0);
  for (const relation of related.slice(1)) expect(plain?.[relation] ?? [], relation).toEqual([]);
  const popular = await request.post("/api/igdb/popular-games", { data: { offset: 0, limit: 50 } });
  const names = named(gamesSchema.parse(await popular.json()));
  expect(names.filter((name) => ADULT.test(name))).toEqual([]);
});
