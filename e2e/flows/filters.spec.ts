import type { APIRequestContext, Page } from "playwright/test";
import { z } from "zod";
import { MAX_PAGE_WEIGHT } from "../../lab/bench/page-weight";
import { DEMO, expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";

const pageSchema = z.object({
  games: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      releaseDate: z.string().nullable(),
      rating: z.number().nullable(),
      category: z.number(),
    }),
  ),
  nextOffset: z.number().nullable(),
});

const apiGames = async (request: APIRequestContext, query: string) =>
  pageSchema.parse(await (await request.get(`/api/games?${query}`)).json()).games;
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });
const openMenu = (page: Page, name: string) => filters(page).locator("summary", { hasText: name }).click();
const show = (page: Page) =>
  filters(page)
    .getByRole("button", { name: /^Show .*games?$/ })
    .click();

test("menus carry what is chosen, the address has all of it, and Back leads back", async ({ page }) => {
  await page.goto("/games");
  await openMenu(page, "Genre");
  await filters(page).getByRole("checkbox", { name: "Adventure" }).check();
  await filters(page).getByText("Puzzle", { exact: true }).click();
  await expect(filters(page).getByText("Adventure, Puzzle")).toBeVisible();
  const { total } = await (await page.request.get("/api/games?genre=31,9")).json();
  await expect(filters(page).getByRole("button", { name: `Show ${total} games` })).toBeVisible();
  await openMenu(page, "Platform");
  await filters(page)
    .getByRole("checkbox", { name: /^PC \(Microsoft Windows\)/ })
    .check();
  await openMenu(page, "Year");
  await filters(page)
    .getByRole("radio", { name: /^2010s/ })
    .check();
  await filters(page).getByLabel("Year, from").fill("2012");
  await openMenu(page, "Rating");
  await filters(page)
    .getByRole("radio", { name: /^80 and up/ })
    .check();
  await show(page);
  await expect(page).toHaveURL("/games?genre=31,9&platform=6&from=2012&rating=80");
  await expect(page.getByRole("heading", { level: 1, name: "All games" })).toBeVisible();
  for (const label of ["Adventure, Puzzle", "PC (Microsoft Windows)", "From 2012", "Rating 80+"]) {
    await expect(filters(page).getByText(label, { exact: true })).toBeVisible();
  }
  await openMenu(page, "Adventure, Puzzle");
  await filters(page).getByRole("checkbox", { name: "Adventure" }).uncheck();
  await show(page);
  await expect(page).toHaveURL("/games/puzzle?platform=6&from=2012&rating=80");
  await expect(page.getByRole("heading", { level: 1, name: "Puzzle games" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/genre=31,9/);
  await expect(filters(page).getByText("Adventure, Puzzle")).toBeVisible();
  await filters(page).getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/games");
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
});

test("sorts by what people here have, and offers no order in which too few games have a place", async ({
  page,
}) => {
  await page.goto("/games");
  const sort = filters(page).locator("summary", { hasText: "Popular first" });
  await sort.click();
  await expect(filters(page).getByRole("radio", { name: "Best rated here" })).toHaveCount(0);
  await filters(page).getByRole("radio", { name: "Popular on Questshelf" }).check();
  await expect(page).toHaveURL("/games?sort=shelves");
  // More sample accounts have it than any other game.
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    "The Witcher 3: Wild Hunt",
  );
  await page.goto("/games/rpg");
  await filters(page).locator("summary", { hasText: "Best of the genre" }).click();
  await expect(filters(page).getByRole("radio", { name: "Newest" })).toBeVisible();
  await expect(filters(page).getByRole("radio", { name: "Popular on Questshelf" })).toHaveCount(0);
  await page.goto("/games?sort=people");
  await expect(filters(page).locator("summary", { hasText: "Best rated here" })).toBeVisible();
});

test("a menu opens with the keyboard, and Escape or a press outside closes it", async ({ page }) => {
  await page.goto("/games");
  const button = filters(page).locator("summary", { hasText: "More" });
  const upcoming = filters(page).getByRole("radio", { name: /^Upcoming/ });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(upcoming).toBeVisible();
  await upcoming.focus();
  await page.keyboard.press("Escape");
  await expect(upcoming).toBeHidden();
  await expect(button).toBeFocused();
  await openMenu(page, "Genre");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(filters(page).getByRole("checkbox", { name: "Adventure" })).toBeHidden();
  await openMenu(page, "More");
  await upcoming.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/games?release=upcoming");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one sheet has all filters, Back closes it, and chips remove them", async ({ page }) => {
    await page.goto("/status");
    await page.goto("/games");
    const button = page.getByRole("button", { name: "Filters" }).first();
    await button.tap();
    await expect(filters(page)).toBeVisible();
    const box = await filters(page).boundingBox();
    expect([box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([360, 740]);
    await expect(filters(page).getByRole("button", { name: "Show games" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goBack();
    await expect(filters(page)).toBeHidden();
    await expect(page).toHaveURL("/games");
    await button.tap();
    await openMenu(page, "Platform");
    await filters(page)
      .getByRole("checkbox", { name: /^PC \(Microsoft Windows\)/ })
      .check();
    await openMenu(page, "More");
    await filters(page)
      .getByRole("radio", { name: /^Released/ })
      .nth(1)
      .check();
    await show(page);
    await expect(page).toHaveURL("/games?platform=6&release=released");
    await expect(filters(page)).toBeHidden();
    const chips = page.getByRole("list", { name: "Chosen filters" });
    await expect(chips.getByRole("link")).toHaveText(["PC (Microsoft Windows) ", "Released "]);
    await expect(button).toHaveText("2");
    await chips.getByRole("link", { name: "Remove filter: Released" }).tap();
    await expect(page).toHaveURL("/games?platform=6");
    await page.goBack();
    await expect(page).toHaveURL("/games?platform=6&release=released");
    await page.goBack();
    await expect(page).toHaveURL("/games");
    await page.goBack();
    await expect(page).toHaveURL("/status");
  });
});

test("the order is chosen at once, and more games come with the same filters", async ({ page }) => {
  await page.goto("/games?platform=6");
  await filters(page).locator("summary", { hasText: "Sort by" }).click();
  await filters(page).getByRole("radio", { name: "Name" }).check();
  await expect(page).toHaveURL("/games?platform=6&sort=name");
  const names = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(20);
  await names.last().scrollIntoViewIfNeeded();
  await expect(async () => expect(await names.count()).toBeGreaterThanOrEqual(40)).toPass();
  const request = page.request;
  const both = [
    ...(await apiGames(request, "platform=6&sort=name")),
    ...(await apiGames(request, "platform=6&sort=name&offset=20")),
  ];
  expect((await names.allTextContents()).slice(0, 40)).toEqual(both.map(({ name }) => name));
});

test("suggests which filter to drop when no game fits", async ({ page }) => {
  await page.goto("/games?from=1950&to=1951&rating=60");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(page.getByText("No games match all of these filters.")).toBeVisible();
  await page.getByRole("link", { name: /^Without “1950–1951”: \d+ games$/ }).click();
  await expect(page).toHaveURL("/games?rating=60");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading").first()).toBeVisible();
});

test("games of the own shelf can be hidden, and more come in their place", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/games");
  const cards = page.getByRole("main").locator(".game-grid li");
  await expect(cards.locator(".card-status").first()).toBeVisible();
  await openMenu(page, "More");
  await filters(page).getByRole("radio", { name: "Hide games on my shelf" }).check();
  await show(page);
  await expect(page).toHaveURL("/games?shelf=without");
  await expect(cards.locator(".card-status:visible")).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.filter({ visible: true }).count()).toBeGreaterThanOrEqual(20);
  }).toPass();
  await expect(filters(page).getByText("Not on my shelf")).toBeVisible();
  await filters(page).getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/games");
  await expect(cards.locator(".card-status").first()).toBeVisible();
});

test("only games of the own shelf can be listed, with the other filters and orders", async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  await page.goto("/games");
  await openMenu(page, "More");
  await filters(page).getByRole("radio", { name: "Only games on my shelf" }).check();
  await show(page);
  await expect(page).toHaveURL("/games?shelf=only");
  const main = page.getByRole("main");
  const total = main.getByText(/^\d+ games on your shelf$/).filter({ visible: true });
  const cards = main.locator(".game-grid li").filter({ visible: true });
  await expect(total).toBeVisible();
  const all = Number.parseInt((await total.textContent()) ?? "", 10);
  await expect(cards.locator(".card-status")).toHaveCount(await cards.count());

  await filters(page).locator("summary", { hasText: "Sort by" }).click();
  await filters(page).getByRole("radio", { name: "Name" }).check();
  await expect(page).toHaveURL("/games?sort=name&shelf=only");
  await expect(total).toBeVisible();
  const names = await cards.getByRole("heading", { level: 3 }).allTextContents();
  const own = await (await page.request.get("/api/games/own?sort=name")).json();
  expect(names).toEqual(own.games.map(({ name }: { name: string }) => name));
  expect(own.total).toBe(all);

  await page.goto("/games?from=1950&to=1951&shelf=only");
  await expect(page.getByRole("heading", { name: "No game on your shelf" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Clear the other filters" })).toBeVisible();
  await main.getByRole("button", { name: "Show all games" }).click();
  await expect(page).toHaveURL("/games?from=1950&to=1951");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
});

test("offers visitors to sign in for the games of their shelf", async ({ page, request }) => {
  expect((await request.get("/api/games/own")).status()).toBe(401);
  await page.goto("/games/rpg?shelf=only");
  await expect(page.getByRole("heading", { name: "Only games on your shelf" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/auth?next=%2Fgames%2Frpg%3Fshelf%3Donly",
  );
  await page.getByRole("button", { name: "Show all games" }).click();
  await openMenu(page, "More");
  await expect(filters(page).getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(filters(page).getByRole("radio", { name: "Only games on my shelf" })).toBeHidden();
});

const YEAR = (text: string | null) => Number(text?.slice(0, 4));

test("applies each filter to all games of its list", async ({ request }) => {
  const lists = await Promise.all(
    [
      "from=2015&to=2016",
      "rating=85",
      "type=dlc",
      "release=upcoming",
      "sort=newest",
      "hours=0-5",
      "theme=17",
      "platform=6,48",
      "genre=31,9",
    ].map((query) => apiGames(request, query)),
  );
  for (const games of lists) expect(games.length).toBeGreaterThan(0);
  const [years, rated, dlcs, upcoming, newest] = lists;
  for (const { releaseDate } of years ?? []) expect([2015, 2016]).toContain(YEAR(releaseDate));
  for (const { rating } of rated ?? []) expect(rating).toBeGreaterThanOrEqual(84.5);
  for (const { category } of dlcs ?? []) expect(category).toBe(1);
  const today = new Date().toISOString().slice(0, 10);
  for (const { releaseDate } of upcoming ?? []) expect((releaseDate ?? "") > today).toBe(true);
  const dates = (newest ?? []).map(({ releaseDate }) => releaseDate ?? "");
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a filtered page is cached for everyone, is not for search engines, and works without JavaScript", async ({
  request,
}) => {
  const response = await request.get("/games?sort=newest&theme=17&unknown=1&platform=48,6");
  expect(response.headers()["cache-control"]).toBe(
    "s-maxage=1800, stale-while-revalidate=84600, must-revalidate",
  );
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]*\/games\?platform=6,48&amp;theme=17&amp;sort=newest"/,
  );
  const shown = withoutScripts(html);
  expect(shown).toContain('aria-label="Remove filter: Fantasy"');
  expect(shown).toMatch(/<input type="radio" name="sort" checked="" value="newest"\/>/);
  expect(shown).toMatch(
    /name="platform" checked="" value="48"|name="platform" value="48" checked=""|checked="" name="platform" value="48"/,
  );
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_PAGE_WEIGHT.raw);
  const form = await request.get(
    "/games?platform=6&platform=48&theme=&years=2010-2019&from=&to=&hours=&rating=&sort=",
  );
  expect(withoutScripts(await form.text())).toContain('aria-label="Remove filter: 2010–2019"');
});

test("filters hold in a search and in a company's games", async ({ request }) => {
  const found = await apiGames(request, "q=witcher&type=dlc");
  expect(found.length).toBeGreaterThan(0);
  for (const { category } of found) expect(category).toBe(1);
  const html = await (await request.get("/games?dev=908&q=witcher&from=2015&to=2015")).text();
  expect(html).toContain(">The Witcher 3: Wild Hunt</h3>");
  expect(html).toContain('aria-label="Remove filter: 2015"');
});

test("answers any query with a list", async ({ request }) => {
  for (const query of [
    "platform=abc",
    `platform=${"9".repeat(2000)}`,
    `platform=${Array.from({ length: 400 }, (_, index) => index).join(",")}`,
    "from=9999999999&to=-5",
    "hours=%27;drop%20table%20games--",
    "rating=%F0%9F%91%BE",
    "type=__proto__&sort=constructor",
    "f=platform-6",
  ]) {
    const name = query.slice(0, 40);
    expect((await request.get(`/games?${query}`)).status(), name).toBe(200);
    expect([200, 400], name).toContain((await request.get(`/api/games?${query}`)).status());
  }
});

test("the paths that filters are rewritten to do not exist", async ({ request }) => {
  for (const path of ["/games/f/platform-6", "/games/f", "/games/list/f/platform-6", "/games/rpg/f/x"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("opens More below its button", async ({ page }) => {
  await page.goto("/games");
  await openMenu(page, "More");
  const button = filters(page).locator("summary", { hasText: "More" });
  const popup = filters(page).locator("details[open] > div");
  const [start, left] = [await button.boundingBox(), await popup.boundingBox()].map((box) => box?.x ?? 0);
  expect(left).toBeCloseTo(start ?? -1, 0);
});
