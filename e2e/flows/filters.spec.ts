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
const panel = (page: Page) => page.getByRole("region", { name: "Filters" });
const openPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Filters", exact: false }).first().click();
  await expect(panel(page)).toBeVisible();
};

test("chosen filters are in the address, as chips that remove them, and back leads back", async ({
  page,
}) => {
  await page.goto("/games");
  await openPanel(page);
  await panel(page)
    .getByRole("checkbox", { name: /^PC \(Microsoft Windows\)/ })
    .check();
  await panel(page)
    .getByRole("radio", { name: /^2010s/ })
    .check();
  await panel(page)
    .getByRole("radio", { name: /^80 and up/ })
    .check();
  await panel(page).getByRole("button", { name: "Show games" }).click();
  await expect(page).toHaveURL("/games?platform=6&rating=80&from=2010&to=2019");
  await expect(page.getByRole("heading", { level: 1, name: "All games" })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await expect(chips.getByRole("link")).toHaveText([
    "PC (Microsoft Windows) ",
    "2010–2019 ",
    "Rating 80+ ",
    "Clear all",
  ]);
  await chips.getByRole("link", { name: "Remove filter: 2010–2019" }).click();
  await expect(page).toHaveURL("/games?platform=6&rating=80");
  await page.goBack();
  await expect(page).toHaveURL(/from=2010/);
  await expect(chips.getByRole("link", { name: "Remove filter: 2010–2019" })).toBeVisible();
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/games");
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
});

test("the panel works with the keyboard, and Escape closes it", async ({ page }) => {
  await page.goto("/games");
  const button = page.getByRole("button", { name: "Filters" }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close filters" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const upcoming = panel(page).getByRole("radio", { name: /^Upcoming/ });
  await upcoming.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/games?release=upcoming");
});

test("Back closes the panel, and leads from the filtered list to the one below it", async ({ page }) => {
  await page.goto("/status");
  await page.goto("/games");
  await openPanel(page);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/games");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await openPanel(page);
  await panel(page).getByRole("button", { name: "Show games" }).click();
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await panel(page)
    .getByRole("radio", { name: /^Upcoming/ })
    .check();
  await panel(page).getByRole("button", { name: "Show games" }).click();
  await expect(page).toHaveURL("/games?release=upcoming");
  await page.goBack();
  await expect(page).toHaveURL("/games");
  await page.goBack();
  await expect(page).toHaveURL("/status");
});

test("on a phone the panel is a sheet at the bottom that fits the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/games");
  await openPanel(page);
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(360);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
  await expect(panel(page).getByRole("button", { name: "Show games" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Over the logo, a link, which is behind the dimmed page.
  await page.mouse.click(60, 28);
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/games");
});

test("entered ranges replace chosen ones, and reversed ones are swapped", async ({ page }) => {
  await page.goto("/games?hours=0-5&from=2010&to=2019");
  await openPanel(page);
  await panel(page).getByLabel("Hours, to").fill("12");
  await panel(page).getByLabel("Year, from").fill("2020");
  await panel(page).getByLabel("Year, to").fill("2001");
  await panel(page).getByRole("button", { name: "Show games" }).click();
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await expect(chips.getByRole("link", { name: "Remove filter: 2001–2020" })).toBeVisible();
  await expect(chips.getByRole("link", { name: "Remove filter: Up to 12 hours" })).toBeVisible();
});

test("the order is chosen at once, and more games come with the same filters", async ({ page }) => {
  await page.goto("/games?platform=6");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  // As every user does; `selectOption` alone sends no event of an interaction.
  await sort.focus();
  await sort.selectOption("name");
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
  await openPanel(page);
  await panel(page).getByRole("radio", { name: "Hide games on my shelf" }).check();
  await panel(page).getByRole("button", { name: "Show games" }).click();
  await expect(page).toHaveURL("/games?shelf=without");
  await expect(cards.locator(".card-status:visible")).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.filter({ visible: true }).count()).toBeGreaterThanOrEqual(20);
  }).toPass();
  await page.getByRole("button", { name: "Not on my shelf" }).click();
  await expect(page).toHaveURL("/games");
  await expect(cards.locator(".card-status").first()).toBeVisible();
});

test("only games of the own shelf can be listed, with the other filters and orders", async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  await page.goto("/games");
  await openPanel(page);
  await panel(page).getByRole("radio", { name: "Only games on my shelf" }).check();
  await panel(page).getByRole("button", { name: "Show games" }).click();
  await expect(page).toHaveURL("/games?shelf=only");
  const main = page.getByRole("main");
  const total = main.getByText(/^\d+ games on your shelf$/).filter({ visible: true });
  const cards = main.locator(".game-grid li").filter({ visible: true });
  await expect(total).toBeVisible();
  const all = Number.parseInt((await total.textContent()) ?? "", 10);
  await expect(cards.locator(".card-status")).toHaveCount(await cards.count());

  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.focus();
  await sort.selectOption("name");
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
  await openPanel(page);
  await expect(panel(page).getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(panel(page).getByRole("radio", { name: "Only games on my shelf" })).toBeHidden();
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
  expect(response.headers()["cache-control"]).toBe("s-maxage=1800, stale-while-revalidate=84600");
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]*\/games\?platform=6,48&amp;theme=17&amp;sort=newest"/,
  );
  const shown = withoutScripts(html);
  expect(shown).toContain('aria-label="Remove filter: Fantasy"');
  expect(shown).toMatch(/<option value="newest" selected="">/);
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
  test(`answers /games?${query.slice(0, 40)} with a list`, async ({ request }) => {
    expect((await request.get(`/games?${query}`)).status()).toBe(200);
    expect([200, 400]).toContain((await request.get(`/api/games?${query}`)).status());
  });
}

for (const path of ["/games/f/platform-6", "/games/f", "/games/list/f/platform-6", "/games/rpg/f/x"]) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
