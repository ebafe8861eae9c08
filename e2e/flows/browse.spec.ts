import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { holdBack, scrollTo, watchFetches } from "../support/page";

test("more games come 300 px before the end of the page, none of them twice", async ({ page }) => {
  const asked = await watchFetches(page, "/api/games");
  await page.goto("/games");
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(20);
  const more = page.getByRole("link", { name: "Load more games" });
  // The first page is rendered; what loads more is there with the second one.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(links).toHaveCount(40, { timeout: 1000 });
  }).toPass();
  const end = await more.locator("..").evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return window.scrollY + top - window.innerHeight;
  });
  const before = await asked();
  await scrollTo(page, end - 305);
  await scrollTo(page, end - 304);
  expect(await asked()).toEqual(before);
  await scrollTo(page, end - 295);
  await expect.poll(asked).not.toEqual(before);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await links.count()).toBeGreaterThanOrEqual(60);
  }).toPass();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(paths.length);
});

test("a card leads to its game, and shows year, genre and rating", async ({ page }) => {
  await page.goto("/games/rpg");
  const card = page.getByRole("main").getByRole("listitem").first();
  await expect(card).toContainText(/(19|20)\d\d · \w+/);
  await expect(card).toContainText(/\d{2,3} out of 100/);
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/game\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
});

test("a search is in the address, and empties the list in the spec's words", async ({ page }) => {
  await page.goto("/games");
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await expect(async () => {
    await box.fill("hollow knight");
    await expect(page).toHaveURL("/games?q=hollow+knight", { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 3, name: "Hollow Knight", exact: true })).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue("hollow knight");
  await box.fill("zzqqxxyy");
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(page.getByText('No games match "zzqqxxyy". Try a different search term.')).toBeVisible();
});

for (const [what, act, expectation] of [
  [
    "what is typed",
    (page: Page) =>
      page.getByRole("searchbox", { name: "Search the catalogue" }).pressSequentially("celeste"),
    (page: Page) => expect(page).toHaveURL("/games?q=celeste"),
  ],
  [
    'a press of "Add game"',
    (page: Page) => page.getByRole("button", { name: "Add game" }).click(),
    (page: Page) => expect(page.getByRole("dialog", { name: "Add a game" })).toBeVisible(),
  ],
] as const) {
  test(`${what} while the living screen is on its way goes over to it`, async ({ page, allowConsole }) => {
    allowConsole(/_sandbox\/images/);
    await page.goto("/games", { waitUntil: "networkidle" });
    const release = await holdBack(page, "**/_next/static/chunks/*.js");
    await act(page);
    release();
    await expectation(page);
  });
}

test("a company without games has the spec's sentence", async ({ page }) => {
  await page.goto("/games?pub=99999999&pubName=Nobody");
  await expect(page.getByRole("heading", { level: 1, name: "Games published by Nobody" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
  await expect(page.getByText("No games available at the moment")).toBeVisible();
});

test("a company's games stand under its decoded name, with the way back to all", async ({ page }) => {
  await page.goto("/games?dev=908&devName=CD%20PROJEKT%20RED");
  await expect(page.getByRole("heading", { level: 1, name: "Games by CD PROJEKT RED" })).toBeVisible();
  await page.getByRole("link", { name: "Show all games" }).click();
  await expect(page).toHaveURL("/games");
  await expect(page.getByRole("heading", { level: 1, name: "Popular right now" })).toBeVisible();
});

test("a list that does not exist is a 404", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const path of ["/games/popular", "/games/strategy", "/games/page/1", "/games/rpg/page/99"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("link", { name: "Back to Games" })).toBeVisible();
  }
});

test("the lists are the same for everyone and may be kept", async ({ request }) => {
  const response = await request.get("/games/adventure");
  expect(response.headers()["cache-control"]).toBe("s-maxage=1800, stale-while-revalidate=84600");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a company's heading has the screen's width", async ({ page }) => {
    await page.goto("/games?dev=70&devName=Nintendo");
    const heading = page.getByRole("heading", { level: 1, name: "Games by Nintendo" });
    await expect(page.getByRole("link", { name: "Show all games" })).toBeVisible();
    expect((await heading.boundingBox())?.height).toBeLessThan(40);
  });

  for (const who of ["a visitor", "a signed-in person"]) {
    test(`list view shows ${who} whole names and all genres`, async ({ page, signIn, allowConsole }) => {
      allowConsole(/_sandbox\/images/);
      if (who !== "a visitor") await signIn();
      await page.addInitScript(() => localStorage.setItem("questshelf-view", "list"));
      await page.goto("/games?q=tears+of+the+kingdom");
      const card = page.getByRole("main").getByRole("listitem").first();
      const name = card.getByRole("heading", { name: "The Legend of Zelda: Tears of the Kingdom" });
      const genres = card.getByText("2023 · Adventure, Role-playing (RPG), Puzzle");
      for (const text of [name, genres]) {
        await expect(text).toBeVisible();
        const isWhole = await text.evaluate(
          (element) =>
            element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1,
        );
        expect(isWhole).toBe(true);
      }
    });
  }
});

test("on a phone what is far down is laid out later, and nothing moves by it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/games");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  const isLaidOut = (place: number) =>
    cards
      .nth(place)
      .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const top = (place: number) =>
    cards.nth(place).evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await expect(cards).toHaveCount(20);
  expect([await isLaidOut(0), await isLaidOut(19)]).toEqual([true, false]);
  const before = await top(19);
  await cards.nth(19).getByRole("link").focus();
  // The living screen takes the place of the rendered one, and brings the next page.
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(19).getByRole("link")).toBeFocused();
  expect(await isLaidOut(19)).toBe(true);
  expect(Math.abs((await top(19)) - before)).toBeLessThan(1);
  // The ring of the focus is not cut off.
  const { ring, room } = await cards.nth(19).evaluate((card) => {
    const link = card.querySelector("a");
    const { outlineOffset, outlineWidth } = getComputedStyle(link ?? card);
    const room = (link?.getBoundingClientRect().left ?? 0) - card.getBoundingClientRect().left;
    return { ring: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), room };
  });
  expect(ring).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(ring);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the games are there, and the next page has an address", async ({ page }) => {
    await page.goto("/games/action");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(20);
    const first = await links.first().getAttribute("href");
    await page.getByRole("link", { name: "Load more games" }).click();
    await expect(page).toHaveURL("/games/action/page/2");
    await expect(links).toHaveCount(20);
    expect(await links.first().getAttribute("href")).not.toBe(first);
  });
});
