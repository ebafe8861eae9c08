import type { Page } from "playwright/test";
import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdBack } from "../support/page";

/** Adult games of the sandbox's catalogue. */
const ADULT = 937143;

/** More than half a second of animation. */
const STILL_FRAMES = 40;

const links = (page: Page) => page.getByRole("list", { name: "Games of the gallery" }).getByRole("link");
/** The panel beside a tile; screen readers get the same from the link. */
const panel = (page: Page) => page.locator("[aria-hidden] > div").filter({ hasText: /%/ });

test.beforeEach(({ allowConsole }) => {
  // A test may end while covers are loading.
  allowConsole(/_sandbox\/images/);
});

/** A game's facts in its link's text: name, rating, year, genres, platforms. */
async function factsOf(page: Page, index: number) {
  const text = (await links(page).nth(index).textContent()) ?? "";
  const [, name = "", rating = "", year = ""] = /^(.+), (\d+%|not rated yet), (\d{4}|TBA)/.exec(text) ?? [];
  return { text, name, rating, year };
}

/** Once all covers are loaded, two screenshots are equal. */
async function expectStanding(page: Page) {
  const look = () => page.locator("canvas").screenshot();
  await expect
    .poll(
      async () => {
        const before = await look();
        return (await look()).equals(before);
      },
      { timeout: 25_000 },
    )
    .toBe(true);
}

test("returns a hundred popular games, cacheable and without adults-only ones", async ({ request }) => {
  const answer = await request.get("/api/gallery");
  expect(answer.headers()["cache-control"]).toBe(
    "s-maxage=1800, stale-while-revalidate=84600, must-revalidate",
  );
  const { games } = await answer.json();
  expect(games).toHaveLength(100);
  expect(new Set(games.map(({ id }: { id: number }) => id)).size).toBe(100);
  for (const { id, name, genres, platforms } of games) {
    expect(id).not.toBe(ADULT);
    expect(genres.length, name).toBeLessThanOrEqual(3);
    expect(platforms.length, name).toBeLessThanOrEqual(2);
  }
  expect(games.flatMap(({ platforms }: { platforms: string[] }) => platforms).length).toBeGreaterThan(100);
  expect((await request.post("/api/gallery")).status()).toBe(405);
});

test("is equal for everyone, and has links without JavaScript", async ({ request, baseURL }) => {
  const answer = await request.get("/gallery", { headers: { cookie: "a=b" } });
  expect(answer.headers()["cache-control"]).toContain("s-maxage");
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/gallery"`);
  expect(html).toContain("The gallery needs JavaScript to draw.");
});

test.describe("at rest, as with reduced motion", () => {
  test("describes the game of a hovered cover, and opens it on a click", async ({ page }) => {
    await page.goto("/gallery");
    await expect(links(page)).toHaveCount(100);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    // The focused link gives the tile's position for the pointer.
    await links(page).nth(4).focus();
    await page.keyboard.press("Tab");
    const { name, rating, year, text } = await factsOf(page, 5);
    const box = await links(page).nth(5).boundingBox();
    if (!box) throw new Error("The tile has no place.");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    expect(await links(page).nth(5).boundingBox(), "the focus stays in sight").toEqual(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const fact of [name, rating, year]) await expect(panel(page)).toContainText(fact);
    for (const fact of text.slice(`${name}, ${rating}, ${year}, `.length).split(", ")) {
      await expect(panel(page)).toContainText(fact);
    }
    await expectStanding(page);
    const still = await page.locator("canvas").screenshot();
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    }, STILL_FRAMES);
    expect((await page.locator("canvas").screenshot()).equals(still), "nothing drifts").toBe(true);
    expect(await findViolationsInProof(page)).toEqual([]);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/game\/\d+/);
  });

  test("visits each game with its facts by keyboard, with a link past them all", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/gallery");
    await expect(links(page)).toHaveCount(100);
    const skip = page.getByRole("link", { name: "Skip the games" });
    await skip.focus();
    for (let index = 0; index < 3; index++) {
      await page.keyboard.press("Tab");
      await expect(links(page).nth(index)).toBeFocused();
      const { name } = await factsOf(page, index);
      await expect(panel(page)).toContainText(name);
      const box = await links(page).nth(index).boundingBox();
      expect(box?.width, "as large as its tile").toBeGreaterThan(20);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await skip.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeFocused();
    await links(page).nth(2).focus();
    const { name } = await factsOf(page, 2);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("describes a game on a tap, nothing on a tap beside it, and opens it on the second", async ({
    page,
  }) => {
    await page.goto("/gallery");
    await expect(links(page)).toHaveCount(100);
    await links(page).nth(2).focus();
    await page.keyboard.press("Tab");
    const { name } = await factsOf(page, 3);
    const box = await links(page).nth(3).boundingBox();
    if (!box) throw new Error("The tile has no place.");
    await links(page).nth(3).blur();
    await expect(panel(page)).toBeHidden();
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await expect(panel(page)).toContainText(name);
    // The caption does not intercept touches.
    const caption = await page.getByRole("heading", { level: 1 }).boundingBox();
    await page.touchscreen.tap((caption?.x ?? 0) + 10, (caption?.y ?? 0) + 10);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/gallery");
    await tap();
    await expect(panel(page)).toContainText(name);
    await tap();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test("moves the covers until paused", async ({ page }) => {
  // A small canvas is drawn and compared faster.
  await page.setViewportSize({ width: 480, height: 360 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/gallery");
  await expect(links(page)).toHaveCount(100);
  await page.waitForLoadState("networkidle");
  const look = () => page.locator("canvas").screenshot();
  const first = await look();
  await expect.poll(async () => (await look()).equals(first)).toBe(false);
  await page.getByRole("button", { name: "Pause" }).click();
  await expectStanding(page);
  await page.getByRole("button", { name: "Play" }).click();
  const paused = await look();
  await expect.poll(async () => (await look()).equals(paused)).toBe(false);
});

test("loads the largest covers first, and shows each as it arrives", async ({ page, request }) => {
  const { games }: { games: { rating: number | null; coverUrl: string | null }[] } = await (
    await request.get("/api/gallery")
  ).json();
  const ratingOf = (url: string) =>
    games.find(({ coverUrl }) => coverUrl?.split("/").at(-1) === url.split("/").at(-1))?.rating ?? 0;
  const asked: number[] = [];
  const rest = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route("**/t_cover*/**", async (route) => {
    await (asked.push(ratingOf(route.request().url())) === 1 ? first.promise : rest.promise);
    await route.fallback();
  });
  await page.goto("/gallery");
  const loading = page.getByRole("status").filter({ hasText: "Načítání her…" });
  await expect(links(page)).toHaveCount(100);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(6);
  await expect(loading).toBeVisible();
  const empty = await page.locator("canvas").screenshot();
  first.resolve();
  await expect(loading).toBeHidden();
  await expect.poll(async () => (await page.locator("canvas").screenshot()).equals(empty)).toBe(false);
  rest.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(50);
  expect(asked.slice(0, 6)).toEqual(asked.toSorted((a, b) => b - a).slice(0, 6));
});

test("shows Czech text while loading, and our own games when the list fails", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await page.route("**/api/gallery", (route) => route.fulfill({ status: 503, json: {} }));
  const answer = await holdBack(page, "**/api/gallery");
  await page.goto("/gallery");
  await expect(page.getByRole("status").filter({ hasText: "Načítání her…" })).toBeVisible();
  answer();
  await expect(links(page).filter({ hasText: "Elden Ring" })).toHaveAttribute("href", "/game/119133");
  await expect(page.getByText("The catalogue cannot be reached right now")).toBeVisible();
  for (const link of await links(page).all()) {
    expect(await link.getAttribute("href")).toMatch(/^\/game\/\d+$/);
  }
});
