import type { APIRequestContext } from "playwright/test";
import { z } from "zod";
import { DEMO, expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { watchFetches } from "../support/page";
import { openSettings } from "../support/settings";

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

test("lists and searches contain no adults-only game", async ({ request }) => {
  for (const path of LISTS) {
    const names = named(await listAt(request, path));
    expect(
      names.filter((name) => ADULT.test(name)),
      path,
    ).toEqual([]);
    if (path.endsWith("q=sample")) expect(names).toContain(PLAIN);
    else if (!path.includes("q=")) expect(names, path).toHaveLength(20);
  }
});

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

test("returns hidden games only to users who have chosen to see them, and changes nothing for others", async ({
  request,
  userRequest: owner,
  requestAs,
}) => {
  const path = "/api/games/hidden?q=velvet+hours";
  const choose = (showAdult: boolean) => owner.patch("/api/profile", { data: { showAdult } });
  expect((await request.get(path)).status()).toBe(401);
  expect(await listAt(owner, path)).toEqual([]);

  await expect(await choose(true)).toBeOK();
  const answer = await owner.get(path);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(named(listSchema.parse(await answer.json()).games)).toEqual(["Sample: Velvet Hours"]);
  expect(await listAt(owner, `${path}&dev=1`)).toEqual([]);
  expect(await listAt(await requestAs(DEMO), path)).toEqual([]);
  expect((await request.get(path)).status()).toBe(401);
  for (const as of [owner, request]) {
    expect(await listAt(as, "/api/games/search?q=velvet%20hours")).toEqual([]);
    expect(await (await as.get("/games?q=velvet+hours")).text()).not.toContain("Sample: Velvet Hours");
  }

  await expect(await choose(false)).toBeOK();
  expect(await listAt(owner, path)).toEqual([]);
});

test("shows hidden games in each search once the user chooses so in the settings", async ({
  page,
  signIn,
}) => {
  await signIn();
  const requests = await watchFetches(page, "/api/games/hidden");
  const line = page.getByText("1 result hidden (adult)");
  await page.goto("/games?q=velvet+hours");
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  await expect(line).toBeVisible();
  expect(await requests()).toEqual([]);

  await openSettings(page, "/appearance", "Appearance");
  const choice = page.getByRole("switch", { name: "Show games for adults only" });
  await expect(choice).not.toBeChecked();
  await choice.press("Space");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(choice).toBeChecked();

  const search = page.getByRole("banner").getByRole("combobox", { name: "Search games" });
  await search.fill("velvet hours");
  const group = page.getByRole("group", { name: "For adults only" });
  await expect(group.getByRole("option")).toHaveText([/^Sample: Velvet Hours2023/]);
  await expect(page.getByText("No games found")).toBeHidden();
  await search.fill("daylight");
  await expect(page.getByRole("option").first()).toContainText(PLAIN);
  await expect(group.getByRole("option").nth(1)).toBeVisible();
  // The last one is in the group, after the link to all results.
  await search.press("ArrowUp");
  await expect(group.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/game\/\d+\/sample-/);
  await expect(page.getByRole("complementary")).toBeVisible();

  await page.goto("/games?q=velvet+hours");
  const section = page.getByRole("region", { name: "For adults only" });
  await expect(section.getByRole("link", { name: /^Sample: Velvet Hours/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No games found" })).toBeHidden();
  await page.getByRole("button", { name: "Add game" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a game" });
  await dialog.getByRole("searchbox").fill("velvet hours");
  const list = dialog.getByRole("list", { name: "Games for adults only" });
  await list.getByRole("button", { name: "Add Sample: Velvet Hours as Want to Play" }).click();
  await expect(page.getByText("Game added to Want to Play list").first()).toBeVisible();
  await expect(page).toHaveURL("/");
  const { item } = await (await page.request.get("/api/collection/937143")).json();
  expect(item.status).toBe("want");
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

test("blurs covers of games for adults only on profiles, lists and widgets until they are pressed", async ({
  page,
  userRequest: owner,
  signIn,
}) => {
  const adult = 937_143;
  await expect(await owner.put(`/api/collection/${adult}`, { data: { status: "want" } })).toBeOK();
  const { username } = await (await owner.get("/api/profile")).json();
  const created = await owner.post("/api/lists", {
    data: { title: "Evenings", visibility: "public", gameId: adult },
  });
  const { id } = await created.json();
  const profile = `/user/${username}/want`;
  for (const path of [`/widget/${username}`, `/widget/list/${id}`])
    expect(await (await owner.get(path)).text()).toContain('class="cover adult"');

  await page.goto(profile);
  const cover = page.locator("main [data-adult]");
  const filterOf = () => cover.locator("img").evaluate((image) => getComputedStyle(image).filter);
  expect(await filterOf()).toContain("blur");
  const link = page.getByRole("main").getByRole("link", { name: /Velvet Hours/ });
  await link.press("Enter");
  expect(await filterOf()).toBe("none");
  await expect(page).toHaveURL(profile);
  await link.press("Enter");
  await expect(page).toHaveURL(/\/game\/937143\//);

  await signIn();
  const choice = { data: { showAdult: true }, headers: FROM_OWN_PAGE };
  await expect(await page.request.patch("/api/profile", choice)).toBeOK();
  await page.goto(profile);
  await expect.poll(filterOf).toBe("none");
});
